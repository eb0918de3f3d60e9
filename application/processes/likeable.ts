import type { ParticipationContents } from '#application/ports/server/participation-contents.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** Why likes are not shown: no such proposal is published, or the town shows no likes. */
export interface LikeRefusal {
  readonly kind: 'unknownDocument' | 'notActive';
}

/** The ids of those proposals, in the order asked; every one must be published, and the town must show likes. */
export async function likeable(
  participation: ParticipationContents,
  realm: RealmId,
  asked: readonly string[],
): Promise<Either<LikeRefusal, readonly string[]>> {
  if ((await participation.settings(realm)).hidesLikes) return left({ kind: 'notActive' });
  const published = new Set((await participation.published(realm, asked)).map(({ id }) => id));
  return asked.every((id) => published.has(id)) ? right(asked) : left({ kind: 'unknownDocument' });
}

/** The mark of a device that likes something, valid only for that town and that content. */
export const fanMark = (
  keys: Pick<VotingKeys, 'account'>,
  realm: RealmId,
  content: string,
  device: string,
): string => keys.account(`like of ${content} in ${realm} by ${device}`);
