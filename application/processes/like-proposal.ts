import type { ParticipationContents } from '#application/ports/server/participation-contents.ts';
import type { Likes, LikeStore } from '#application/ports/server/like-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { fanMark, likeable, type LikeRefusal } from './likeable.ts';

interface Ports {
  readonly participation: ParticipationContents;
  readonly likes: LikeStore;
  readonly keys: Pick<VotingKeys, 'account'>;
}

/** A device that likes a proposal, or does so no more. */
export interface GivenLike {
  readonly realm: RealmId;
  readonly proposal: string;
  readonly device: string;
  readonly liked: boolean;
}

/**
 * One like per proposal and device (specification 3, section 4). The call carries the wanted state, not a toggle: a
 * repeat is safe.
 */
export const likeProposal =
  ({ participation, likes, keys }: Ports) =>
  async ({ realm, proposal, device, liked }: GivenLike): Promise<Either<LikeRefusal, Likes>> => {
    const asked = await likeable(participation, realm, [proposal]);
    if (isLeft(asked)) return asked;
    return right(await likes.set(realm, proposal, fanMark(keys, realm, proposal, device), liked));
  };
