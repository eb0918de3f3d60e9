import type { ReadComment } from '#adapters/wire/comments/read-comment.ts';
import type { CommentsRead, ReadThread } from '#adapters/wire/comments/read-comments.ts';
import type { writeCommentCall } from '#adapters/wire/comments/write-comment.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { CommentFault } from '#domain/comments/comment-words.ts';
import type { CommentOrder } from '#domain/comments/threads.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';

/** What is being written; one draft for each proposal, comment or answer. */
export interface Writing {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly replyTo: string | null;
  readonly faults: readonly CommentFault[];
  readonly isSending: boolean;
  /** Why the last try failed; what was written stays. */
  readonly refusal: RefusalOf<typeof writeCommentCall> | null;
}

/** The message about the last action. */
export type CommentNotice =
  | { readonly kind: 'sent' | 'waits' | 'reported' | 'removed' }
  | { readonly kind: 'more'; readonly count: number }
  | { readonly kind: 'failed'; readonly isOffline: boolean };

export type CommentsState =
  | { readonly kind: 'waiting' }
  /** Switched off: nothing is shown. */
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly refusal: CouncilRefusal; readonly at: Instant }
  | OpenComments;

export interface OpenComments {
  readonly kind: 'open';
  readonly page: CommentsRead;
  readonly order: CommentOrder;
  readonly isLoadingMore: boolean;
  readonly writing: Writing;
  readonly told: CommentNotice | null;
  /** The comment that the last message is about; null: none, or one that is no longer shown. */
  readonly about: string | null;
  readonly reported: ReadonlySet<string>;
}

/** The threads with one comment changed; null removes it. */
export const withComment = (
  threads: readonly ReadThread[],
  id: string,
  change: (comment: ReadComment) => ReadComment | null,
): readonly ReadThread[] =>
  threads.flatMap((thread) => {
    const { replies, ...head } = thread;
    if (head.id !== id) {
      const kept = replies.flatMap((reply) => (reply.id === id ? (change(reply) ?? []) : reply));
      // A deleted comment stays as a placeholder only while it has answers.
      return head.state === 'deleted' && kept.length === 0 ? [] : [{ ...head, replies: kept }];
    }
    const changed = change(head);
    return changed === null ? [] : [{ ...changed, replies }];
  });

/** A comment after its author deleted it; null if nothing is shown in its place. */
export const taken = (comment: ReadComment, replies: number): ReadComment | null =>
  replies === 0 ? null : { ...comment, name: null, text: '', state: 'deleted', reason: null, isOwn: false };

/** The threads with one more: an answer below its comment, any other at the top, where its author looks. */
export const withNew = (threads: readonly ReadThread[], comment: ReadComment): readonly ReadThread[] => {
  const others = withComment(threads, comment.id, () => null);
  return comment.replyTo === null
    ? [{ ...comment, replies: [] }, ...others]
    : others.map((one) =>
        one.id === comment.replyTo ? { ...one, replies: [...one.replies, comment] } : one,
      );
};
