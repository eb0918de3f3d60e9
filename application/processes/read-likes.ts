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

/** The likes of proposals, in the order asked, and which of them the device likes; `device` is null without a session. */
export const readLikes =
  ({ participation, likes, keys }: Ports) =>
  async (
    realm: RealmId,
    proposals: readonly string[],
    device: string | null,
  ): Promise<Either<LikeRefusal, readonly Likes[]>> => {
    const asked = await likeable(participation, realm, proposals);
    if (isLeft(asked)) return asked;
    const markOf = (id: string) => (device === null ? null : fanMark(keys, realm, id, device));
    return right(await Promise.all(asked.right.map((id) => likes.read(realm, id, markOf(id)))));
  };
