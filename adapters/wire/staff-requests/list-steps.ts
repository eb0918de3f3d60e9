import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { stepWire } from '../steps/step.ts';

/** Lists the steps of a request. */
export const listRequestStepsCall = {
  method: 'get',
  path: '/api/{realm}/staff/requests/{reference}/steps',
  caller: 'staff',
  act: 'request.read',
  answer: t.type({ items: t.array(stepWire) }),
  refusals: ['unknownRequest'],
} as const satisfies Call;

export const listRequestStepsText: CallText<typeof listRequestStepsCall> = {
  call: listRequestStepsCall,
  id: 'listRequestSteps',
  topic: 'requests',
  summary:
    'Who did what to a request, the first step first. by is the name of a member of staff, sender or system; words are those of a message, a note or a reason, as long as they are not erased.',
  answer: 'The steps.',
};
