import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { followsBodyWire, followsWire } from './follow.ts';
import { readFollows } from './followed.ts';

/** All that is followed, by a link or by the session and its browser. */
export const listFollowsCall = {
  method: 'post',
  path: '/api/{realm}/follows/mine',
  caller: 'anybody',
  body: followsBodyWire,
  answer: followsWire,
  read: readFollows,
  refusals: ['codeWrong'],
} as const satisfies Call;

export const listFollowsText: CallText<typeof listFollowsCall> = {
  call: listFollowsCall,
  id: 'listFollows',
  topic: 'requests',
  summary:
    'All that one mailbox follows: that of the link or, without one, that of the session and of the browser whose push endpoint is given. Empty if the session has no verified e-mail.',
  example: {},
  answer: 'What is followed, each with the link that ends it.',
};
