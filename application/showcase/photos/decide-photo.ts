import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import {
  decidedPhotos,
  type PhotoDecision,
  type PhotoUndecided,
  type ShopPhotos,
} from '#domain/showcase/photos/shop-photos.ts';
import { keepPhotos, type PhotoPorts, readPhotosOf } from './keep-photos.ts';

/**
 * Shows the photo that waits for staff, or refuses it with a reason that its shop reads. Its file becomes public before it is
 * shown: cut off between the two, it still waits and is accepted again.
 */
export const decidePhoto =
  (ports: PhotoPorts) =>
  async (
    realm: RealmId,
    shop: string,
    decision: PhotoDecision,
    member: string,
  ): Promise<Either<PhotoUndecided, ShopPhotos>> => {
    const kept = await readPhotosOf(ports)(realm, shop);
    const decided = decidedPhotos(kept.photos, decision);
    if (isLeft(decided)) return decided;
    const by = { by: member, at: ports.clock.now() };
    if (decision.isAccepted) {
      const publish = ports.fileRegister.change;
      const file = await publish(realm, decision.file, (one) => ({ ...one, isPublished: true }), by);
      // A member of staff removed the file in the office: there is no photo to show.
      if (file === null) return left({ kind: 'changed' });
    }
    return keepPhotos(ports, realm, kept, decided.right, by);
  };
