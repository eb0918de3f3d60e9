import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { doneWire } from '../done.ts';

/** Removes a view. */
export const removeViewCall = {
  method: 'post',
  path: '/api/{realm}/staff/views/{id}/remove',
  caller: 'staff',
  act: 'request.read',
  answer: doneWire,
  refusals: ['unknownView', 'storageFailed'],
} as const satisfies Call;

export const removeViewText: CallText<typeof removeViewCall> = {
  call: removeViewCall,
  id: 'removeView',
  topic: 'requests',
  summary: 'Removes a view that the caller keeps; one of somebody else is unknown here.',
  answer: 'It is removed.',
};
