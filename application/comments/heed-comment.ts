import type { Clock } from '#application/ports/clock.ts';
import type { CommentStore } from '#application/ports/server/comment-store.ts';
import type { ParticipationContents } from '#application/ports/server/participation-contents.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { type Comment, deleted, type HideReason, isPublishedComment } from '#domain/comments/comment.ts';
import { readReportWords } from '#domain/comments/comment-words.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { commentable, type NotCommentable, readerMark } from './commentable.ts';

interface Ports {
  readonly participation: ParticipationContents;
  readonly comments: CommentStore;
  readonly keys: Pick<VotingKeys, 'account'>;
}

/** An action on a comment by a person with a session. */
interface HeededComment {
  readonly realm: RealmId;
  readonly content: string;
  readonly comment: string;
  readonly user: string;
}

interface UnknownComment {
  readonly kind: 'unknownComment';
}
type HeedRefusal = NotCommentable | UnknownComment;

/** The published comment on a proposal that takes comments. */
async function published(
  { participation, comments }: Ports,
  { realm, content, comment: id }: HeededComment,
): Promise<Either<HeedRefusal, Comment>> {
  const moderation = await commentable(participation, realm, content);
  if (isLeft(moderation)) return moderation;
  const found = await comments.find(realm, id);
  return found !== null && found.content === content && isPublishedComment(found)
    ? right(found)
    : left({ kind: 'unknownComment' });
}

/** One support per user and comment. Says what is wanted, not "the other": a repeat is safe. */
export const supportComment =
  (ports: Ports) =>
  async (
    heeded: HeededComment & { readonly supports: boolean },
  ): Promise<Either<HeedRefusal, { readonly supports: number; readonly supported: boolean }>> => {
    const found = await published(ports, heeded);
    if (isLeft(found)) return found;
    const { realm, content, comment, user, supports } = heeded;
    await ports.comments.support(realm, comment, readerMark(ports.keys, realm, content, user), supports);
    const after = await ports.comments.find(realm, comment);
    return right({ supports: after?.supports ?? 0, supported: supports });
  };

/** Puts a comment on the staff's list. It stays visible: a report does not hide it. */
export const reportComment =
  (ports: Ports) =>
  async (
    heeded: HeededComment & { readonly reason: HideReason | null; readonly words: string },
  ): Promise<Either<HeedRefusal, null>> => {
    const found = await published(ports, heeded);
    if (isLeft(found)) return found;
    const { realm, content, comment, user, reason } = heeded;
    const mark = readerMark(ports.keys, realm, content, user);
    await ports.comments.report(realm, comment, mark, { reason, words: readReportWords(heeded.words) });
    return right(null);
  };

/** Its author takes a comment back, also where comments were switched off since, and again what is gone already. */
export const deleteComment =
  ({ comments, clock }: Pick<Ports, 'comments'> & { readonly clock: Clock }) =>
  async ({ realm, content, comment: id, user }: HeededComment): Promise<Either<UnknownComment, null>> => {
    const gone = await comments.change(
      realm,
      id,
      (comment) => (comment.author === user && comment.content === content ? deleted(comment) : null),
      clock.now(),
    );
    return gone === null ? left({ kind: 'unknownComment' }) : right(null);
  };
