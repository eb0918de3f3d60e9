import { type PutPorts, type PutRefusal, putFile } from '#application/files/put-file.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readAlt, type ShopPhotos } from '#domain/showcase/photos/shop-photos.ts';
import { readListingOf } from '../read-listing.ts';
import { keepPhotos, type PhotoPorts, type PhotosChanged, readPhotosOf } from './keep-photos.ts';

/** A photo as its shop brings it. */
export interface BroughtPhoto {
  readonly shop: string;
  readonly alt: string;
  readonly language: Language;
  readonly content: Uint8Array;
}

/** Why a photo is not stored: its words are missing, the shop has no listing, or the file is not accepted. */
export type PhotoRefused = PutRefusal | PhotosChanged | { readonly kind: 'alt' | 'noListing' };

/**
 * Stores a photo of a shop, drawn anew without what its camera recorded. It waits for staff; one that waited before it is
 * removed. A shop without a listing has no photo, so that both are erased together.
 */
export const putPhoto =
  (ports: PhotoPorts & PutPorts) =>
  async (
    realm: RealmId,
    { shop, alt: typed, language, content }: BroughtPhoto,
  ): Promise<Either<PhotoRefused, ShopPhotos>> => {
    const alt = readAlt(typed);
    if (alt === null) return left({ kind: 'alt' });
    if ((await readListingOf(ports)(realm, shop)).listing === null) return left({ kind: 'noListing' });
    const kept = await readPhotosOf(ports)(realm, shop);
    const put = await putFile(ports)({ realm, name: `comercio-${shop}.jpg`, content, by: bySender });
    if (isLeft(put)) return put;
    const { name: file, at } = put.right;
    const by = { by: bySender, at };
    await ports.fileRegister.change(realm, file, (one) => ({ ...one, words: { [language]: alt } }), by);
    const waiting = { file, alt, language, at };
    const stored = await keepPhotos(ports, realm, kept, { ...kept.photos, waiting, reason: '' }, by);
    if (isLeft(stored)) await ports.fileRegister.remove(realm, file, by);
    return stored;
  };

/** Removes the photos of a shop, the one that is shown and the one that waits. */
export const removePhotos =
  (ports: PhotoPorts) =>
  async (realm: RealmId, shop: string, by: string): Promise<Either<PhotosChanged, ShopPhotos>> => {
    const kept = await readPhotosOf(ports)(realm, shop);
    const none = { ...kept.photos, shown: null, waiting: null, reason: '' };
    if (kept.version === 0) return right(none);
    return keepPhotos(ports, realm, kept, none, { by, at: ports.clock.now() });
  };
