import type { ReadComment } from '#adapters/wire/comments/read-comment.ts';
import type { CommentsRead, ReadThread } from '#adapters/wire/comments/read-comments.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';

/** For tests: a published comment of another author. */
export const aReadComment = (id: string, more: Partial<ReadComment> = {}): ReadComment => ({
  id,
  replyTo: null,
  name: 'Pep',
  text: `Dice ${id}`,
  state: 'published',
  reason: null,
  createdAt: noon,
  supports: 0,
  supported: false,
  isOwn: false,
  ...more,
});

export const aThread = (id: string, more: Partial<ReadThread> = {}): ReadThread => ({
  ...aReadComment(id),
  replies: [],
  ...more,
});

/** For tests: a page of comments, by default with room to write. */
export const aCommentPage = (
  threads: readonly ReadThread[],
  more: Partial<CommentsRead> = {},
): CommentsRead => ({
  threads,
  total: threads.length,
  published: threads.length,
  moderation: 'after',
  mayWrite: true,
  ...more,
});
