import type { Clock } from '#application/ports/clock.ts';
import type { CommentStore } from '#application/ports/server/comment-store.ts';
import type { Mail, Mailer } from '#application/ports/server/mailer.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import { type Comment, type HideReason, moderated } from '#domain/comments/comment.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly comments: CommentStore;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

/** What staff do with a comment. */
export interface Moderating {
  /** Who of the staff. */
  readonly by: string;
  /** Null publishes it. */
  readonly hidden: HideReason | null;
  /** Words for its author, who hears of it when it is hidden. */
  readonly write: (comment: Comment, reason: HideReason) => Omit<Mail, 'to'>;
}

export interface ModeratedComment {
  readonly comment: Comment;
  /** A message that could not be sent; the comment is hidden all the same. */
  readonly isUnsent: boolean;
}

/** Staff publish or hide a comment. What they do is recorded with who and when. */
export const moderateComment =
  ({ comments, profiles, mailer, clock }: Ports) =>
  async (
    realm: RealmId,
    id: string,
    { by, hidden, write }: Moderating,
  ): Promise<Either<{ readonly kind: 'unknownComment' }, ModeratedComment>> => {
    const at = clock.now();
    const comment = await comments.change(realm, id, (before) => moderated(before, { at, by, hidden }), at);
    if (comment === null) return left({ kind: 'unknownComment' });
    const kept = comment.author === null ? null : await profiles.find(realm, comment.author);
    if (hidden === null || kept?.profile.isVerified !== true) return right({ comment, isUnsent: false });
    const sent = mailer.send({ ...write(comment, hidden), to: kept.profile.email });
    const isUnsent = await sent.then(
      () => false,
      () => true,
    );
    return right({ comment, isUnsent });
  };
