import type { FileRegister } from '#application/ports/server/files/file-register.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  filesLeftBehind,
  noPhotos,
  photosIn,
  photosKind,
  photosRecord,
  photosWaiting,
  type ShopPhotos,
} from '#domain/showcase/photos/shop-photos.ts';
import { showcaseGood } from '#domain/showcase/showcase-records.ts';
import type { ShowcasePorts } from '../showcase-ports.ts';

/** What the photos of shops are kept with. */
export interface PhotoPorts extends Pick<ShowcasePorts, 'goods' | 'goodsRecords' | 'clock'> {
  readonly fileRegister: Pick<FileRegister, 'change' | 'remove'>;
}

/** The photos of a shop, and the version of their record; 0 if there is none. */
export interface KeptPhotos {
  readonly photos: ShopPhotos;
  readonly version: number;
}

/** The photos of a shop. */
export const readPhotosOf =
  ({ goodsRecords }: Pick<PhotoPorts, 'goodsRecords'>) =>
  async (realm: RealmId, shop: string): Promise<KeptPhotos> => {
    const record = await goodsRecords.record({ realm, good: showcaseGood }, photosKind, shop);
    return { photos: record === null ? noPhotos(shop) : photosIn(record), version: record?.version ?? 0 };
  };

/** The shops of which a photo waits for staff, with the moment at which it came. */
export const photosThatWait =
  (ports: { readonly goodsRecords: Pick<PhotoPorts['goodsRecords'], 'list'> }) =>
  async (realm: RealmId): Promise<readonly { readonly shop: string; readonly at: Instant }[]> => {
    const good = { realm, good: showcaseGood };
    return (await allRecords(ports)(good, photosKind, photosWaiting)).map(({ id, at }) => ({ shop: id, at }));
  };

/** Somebody else changed the photos in the same moment. */
export interface PhotosChanged {
  readonly kind: 'changed';
}

/** Stores the photos of a shop, and removes the files that are no longer among them. */
export async function keepPhotos(
  { goods, fileRegister }: Pick<PhotoPorts, 'goods' | 'fileRegister'>,
  realm: RealmId,
  { photos: before, version }: KeptPhotos,
  photos: ShopPhotos,
  by: Changer,
): Promise<Either<PhotosChanged, ShopPhotos>> {
  const done = await goods.ask(
    { realm, good: showcaseGood },
    {
      // With its moment: a record that was erased begins at version 1 again.
      key: `photos/${photos.shop}/${version + 1}/${by.at}`,
      bodyHash: JSON.stringify(photos),
      at: by.at,
      by: by.by,
      acts: [],
      money: [],
      records: [photosRecord(photos, version + 1)],
    },
  );
  if (isLeft(done)) return left({ kind: 'changed' });
  await Promise.all(filesLeftBehind(before, photos).map((file) => fileRegister.remove(realm, file, by)));
  return right(photos);
}
