import type * as t from 'io-ts';
import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { listOf } from '../document.ts';
import { likesWire, manyLikesBodyWire, readLikeCount } from './likes.ts';

/** The likes of several proposals at once, as a list shows them; ours. */
export const readManyLikesCall = {
  method: 'post',
  path: '/api/{realm}/surveys/content',
  caller: 'anybody',
  body: manyLikesBodyWire,
  answer: listOf(likesWire),
  read: ({ items }: { readonly items: readonly t.TypeOf<typeof likesWire>[] }) => items.map(readLikeCount),
  refusals: ['unknownDocument', 'notActive'],
} as const satisfies Call;

export const readManyLikesText: CallText<typeof readManyLikesCall> = {
  call: readManyLikesCall,
  id: 'readManyLikes',
  topic: 'surveys',
  summary: 'The likes of up to 100 proposals at once, in the order asked, as a list shows them.',
  example: { displayType: 'likes', contents: ['p-339', 'p-2847'] },
  answer: 'The likes.',
};
