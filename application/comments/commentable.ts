import type { ParticipationContents } from '#application/ports/server/participation-contents.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { type Moderation, moderationOf } from '#domain/comments/moderation.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** No such proposal is published, or it takes no comments: the answer does not say which. */
export interface NotCommentable {
  readonly kind: 'unknownDocument';
}

/** How comments on a proposal are moderated, by what its process and its town set. */
export async function commentable(
  participation: ParticipationContents,
  realm: RealmId,
  content: string,
): Promise<Either<NotCommentable, Moderation>> {
  const [proposal] = await participation.published(realm, [content]);
  if (proposal === undefined) return left({ kind: 'unknownDocument' });
  const { process } = proposal;
  const [own, town] = await Promise.all([
    process === null ? null : participation.commentsOf(realm, process),
    participation.settings(realm),
  ]);
  const moderation = moderationOf(own, town.comments);
  return moderation === null ? left({ kind: 'unknownDocument' }) : right(moderation);
}

/** Stands for a user who supports or reports comments on a proposal, and for nothing else. */
export const readerMark = (
  keys: Pick<VotingKeys, 'account'>,
  realm: RealmId,
  content: string,
  user: string,
): string => keys.account(`reader of comments on ${content} in ${realm}: ${user}`);
