import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** Why likes are not shown: no such proposal is published, or the town shows none (`hideProposalLike`). */
export interface LikeRefusal {
  readonly kind: 'unknownDocument' | 'notActive';
}

const hidesLikes = (settings: readonly CouncilDocument[]) =>
  settings.some((one) => one['name'] === 'participa' && one['hideProposalLike'] === true);

/** The ids of those proposals, in the order asked; every one must be published, and the town must show likes. */
export async function likeable(
  documents: DocumentStore,
  realm: RealmId,
  asked: readonly string[],
): Promise<Either<LikeRefusal, readonly string[]>> {
  if (hidesLikes(await documents.all(realm, 'settings'))) return left({ kind: 'notActive' });
  const proposals = await documents.all(realm, 'propuestas');
  const published = new Set(proposals.flatMap((one) => (one['isPublished'] === false ? [] : [one._id])));
  return asked.every((id) => published.has(id)) ? right(asked) : left({ kind: 'unknownDocument' });
}

/** The mark of a device that likes something, valid only for that town and that content. */
export const fanMark = (
  keys: Pick<VotingKeys, 'account'>,
  realm: RealmId,
  content: string,
  device: string,
): string => keys.account(`like of ${content} in ${realm} by ${device}`);
