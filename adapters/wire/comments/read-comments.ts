import type * as t from 'io-ts';
import { commentOrders } from '#domain/comments/threads.ts';
import type { Call } from '../call.ts';
import type { CallText } from '../call-text.ts';
import { oneWordOf, stretch } from '../query.ts';
import { commentPageWire } from './comment.ts';
import { type ReadComment, readComment } from './read-comment.ts';

/** A comment with the answers to it. */
export interface ReadThread extends ReadComment {
  readonly replies: readonly ReadComment[];
}

export interface CommentsRead extends Omit<t.TypeOf<typeof commentPageWire>, 'items' | 'itemsCount'> {
  readonly threads: readonly ReadThread[];
  /** Threads there are, on all pages. */
  readonly total: number;
}

function readPage({ items, itemsCount, ...rest }: t.TypeOf<typeof commentPageWire>): CommentsRead {
  const threads = items.map(({ replies, ...head }) => ({
    ...readComment(head),
    replies: replies.map(readComment),
  }));
  return { ...rest, threads, total: itemsCount };
}

/** The comments on a proposal, a page of them. */
export const readCommentsCall = {
  method: 'get',
  path: '/api/{realm}/comments/{id}',
  query: { order: oneWordOf(commentOrders), ...stretch(20, 100) },
  caller: 'anybody',
  answer: commentPageWire,
  read: readPage,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readCommentsText: CallText<typeof readCommentsCall> = {
  call: readCommentsCall,
  id: 'readComments',
  topic: 'comments',
  summary:
    'The comments on a proposal, with their answers. If comments are switched off, the answer is the same as for an unknown proposal.',
  query: {
    order: { tells: '`oldest` (by default), `newest` or `supported`.', example: 'newest' },
    limit: { tells: 'How many, at most 100; 20 by default.', example: '20' },
    offset: { tells: 'How many to leave out first.', example: '0' },
  },
  answer: 'A page of the comments.',
};
