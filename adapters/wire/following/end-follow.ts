import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { endedFollowWire, exampleLink, followLinkWire } from './follow.ts';

/** Ends a follow by its link. */
export const endFollowCall = {
  method: 'post',
  path: '/api/{realm}/follows/end',
  caller: 'anybody',
  body: followLinkWire,
  answer: endedFollowWire,
  refusals: ['codeWrong'],
} as const satisfies Call;

export const endFollowText: CallText<typeof endFollowCall> = {
  call: endFollowCall,
  id: 'endFollow',
  topic: 'requests',
  summary: 'Ends a follow by its link and erases it; for one that has ended already, the answer is the same.',
  example: { link: exampleLink },
  answer: 'A confirmation that it has ended.',
};
