import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { likeGivenWire, likesWire, readLikeCount } from './likes.ts';

/** Likes a proposal from now on, or not (specification 3, section 7). */
export const giveLikeCall = {
  method: 'post',
  path: '/api/{realm}/surveys/content/{id}/vote',
  caller: 'session',
  body: likeGivenWire,
  answer: likesWire,
  read: readLikeCount,
  refusals: ['unknownDocument', 'notActive'],
} as const satisfies Call;

export const giveLikeText: CallText<typeof giveLikeCall> = {
  call: giveLikeCall,
  id: 'giveLike',
  topic: 'surveys',
  summary:
    'Likes a proposal, or withdraws that with `liked: false`. Each device counts once; the same again changes nothing.',
  example: { liked: true },
  answer: 'The likes now.',
};
