import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { doneWire } from '../done.ts';

/** Removes a template. */
export const removeTemplateCall = {
  method: 'post',
  path: '/api/{realm}/staff/templates/{id}/remove',
  caller: 'staff',
  act: 'request.answer',
  answer: doneWire,
  refusals: ['unknownTemplate', 'storageFailed'],
} as const satisfies Call;

export const removeTemplateText: CallText<typeof removeTemplateCall> = {
  call: removeTemplateCall,
  id: 'removeTemplate',
  topic: 'requests',
  summary:
    'Removes a template of answers. The role to answer is needed in each mailbox that it names or, if it names none, in the town.',
  answer: 'It is removed.',
};
