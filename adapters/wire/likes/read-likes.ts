import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { likesBodyWire, likesWire, readLikeCount } from './likes.ts';

/** The likes of one proposal (specification 3, section 7). */
export const readLikesCall = {
  method: 'post',
  path: '/api/{realm}/surveys/content/{id}',
  caller: 'anybody',
  body: likesBodyWire,
  answer: likesWire,
  read: readLikeCount,
  refusals: ['unknownDocument', 'notActive'],
} as const satisfies Call;

export const readLikesText: CallText<typeof readLikesCall> = {
  call: readLikesCall,
  id: 'readLikes',
  topic: 'surveys',
  summary: 'How many devices like a proposal, and whether the one that asks does.',
  example: { displayType: 'likes' },
  answer: 'The likes.',
};
