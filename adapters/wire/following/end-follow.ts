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
  summary: 'Ends a follow by its link and erases it; one that has ended already is as well.',
  example: { link: exampleLink },
  answer: 'That it has ended.',
};
