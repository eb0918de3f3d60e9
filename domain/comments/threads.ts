import type { Comment } from './comment.ts';

/** The orders in which threads can be read; `supported` puts the most liked first. */
export const commentOrders = ['oldest', 'newest', 'supported'] as const;
/** One order of threads. */
export type CommentOrder = (typeof commentOrders)[number];

/** A comment and what was answered to it, the oldest first. */
export interface Thread {
  readonly head: Comment;
  readonly replies: readonly Comment[];
}

const oldest = (a: Comment, b: Comment): number => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

const comparing: Readonly<Record<CommentOrder, (a: Comment, b: Comment) => number>> = {
  oldest,
  newest: (a, b) => oldest(b, a),
  supported: (a, b) => b.supports - a.supports || oldest(a, b),
};

/** Pending ones are their author's alone to see; a hidden one is replaced by a notice. */
const isSeenBy = ({ state, author }: Comment, reader: string | null): boolean =>
  state.kind === 'published' ||
  state.kind === 'hidden' ||
  (state.kind === 'pending' && reader !== null && author === reader);

/**
 * The comments on a proposal as somebody reads them; `reader` is null without a session. A deleted comment is shown as
 * deleted only while there are answers to it.
 */
export function threadsOf(
  comments: readonly Comment[],
  reader: string | null,
  order: CommentOrder,
): readonly Thread[] {
  const seen = comments.filter((one) => isSeenBy(one, reader)).toSorted(oldest);
  const replies = Map.groupBy(
    seen.filter(({ replyTo }) => replyTo !== null),
    ({ replyTo }) => replyTo,
  );
  const answered = new Set(replies.keys());
  return comments
    .filter((one) => one.replyTo === null && (isSeenBy(one, reader) || answered.has(one.id)))
    .toSorted(comparing[order])
    .map((head) => ({ head, replies: replies.get(head.id) ?? [] }));
}
