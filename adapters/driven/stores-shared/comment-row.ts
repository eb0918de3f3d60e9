import type { CommentEntry } from '#application/ports/server/comment-store.ts';
import type { Comment } from '#domain/comments/comment.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of comments, the same in both databases. */

type Body = Pick<Comment, 'text' | 'state' | 'history'>;

const orNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Why it was reported, as JSON; an empty object or none if nobody said why. */
function reasonsIn(written: unknown): Pick<Comment, 'reportedFor'> {
  const reportedFor =
    typeof written === 'string' ? (JSON.parse(written) as NonNullable<Comment['reportedFor']>) : {};
  return Object.keys(reportedFor).length === 0 ? {} : { reportedFor };
}

/** What readers wrote when they reported it, as JSON. */
function wordsIn(written: unknown): Pick<Comment, 'reportWords'> {
  const reportWords = typeof written === 'string' ? (JSON.parse(written) as readonly string[]) : [];
  return reportWords.length === 0 ? {} : { reportWords };
}

export function commentOf(row: AnyRow): Comment {
  const { text, state, history } = JSON.parse(String(row['body'])) as Body;
  return {
    realm: realmId(String(row['realm'])),
    id: String(row['id']),
    content: String(row['content']),
    replyTo: orNull(row['reply_to']),
    author: orNull(row['author']),
    name: orNull(row['name']),
    text,
    state,
    createdAt: Number(row['created']),
    reports: Number(row['reports']),
    ...reasonsIn(row['reasons']),
    ...wordsIn(row['words']),
    supports: Number(row['supports']),
    history,
  };
}

const bodyOf = ({ text, state, history }: Comment): string => JSON.stringify({ text, state, history });

/** The columns of a new comment, in the order of the table. */
export function commentValues({ comment, key, print }: Pick<CommentEntry, 'comment' | 'key' | 'print'>) {
  const { realm, id, content, replyTo, author, name, state, reports, createdAt } = comment;
  return [
    realm,
    id,
    content,
    replyTo,
    author,
    name,
    state.kind,
    reports,
    createdAt,
    key,
    print,
    bodyOf(comment),
  ];
}

/** The columns of a comment that may change, in the order of the statements. */
export const changedValues = (comment: Comment) =>
  [comment.name, comment.state.kind, comment.reports, bodyOf(comment)] as const;

/** The columns of a comment that came with a town: it has no sender. */
export const firstCommentValues = (comment: Comment) =>
  commentValues({ comment, key: `first ${comment.id}`, print: '' });
