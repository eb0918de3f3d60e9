import { allRecords } from '#application/scarcity/all-records.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { photosKind } from '#domain/showcase/photos/shop-photos.ts';
import { listingKind, showcaseGood } from '#domain/showcase/showcase-records.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { PhotoPorts } from './keep-photos.ts';
import { removePhotos } from './put-photo.ts';

/** What photos are erased with. */
export interface ForgetPhotoPorts extends PhotoPorts {
  readonly goodsRecords: PhotoPorts['goodsRecords'] & Pick<GoodsRecords, 'eraseRecords'>;
}

/** Erases the photos of a town whose listings were erased, and the records of shops that have removed theirs. */
export async function forgetPhotos(ports: ForgetPhotoPorts, realm: RealmId): Promise<void> {
  const good = { realm, good: showcaseGood };
  const listed = new Set((await allRecords(ports)(good, listingKind)).map(({ id }) => id));
  // oxlint-disable-next-line no-await-in-loop -- one shop after the other: erasing is in no hurry
  for (const { id, at } of await allRecords(ports)(good, photosKind))
    if (at > 0 && !listed.has(id)) await removePhotos(ports)(realm, id, bySystem);
  await ports.goodsRecords.eraseRecords(good, photosKind, 1);
}
