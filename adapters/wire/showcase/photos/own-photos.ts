import * as t from 'io-ts';
import { languages } from '#domain/shared/localized-text.ts';
import type { ShopPhoto, ShopPhotos } from '#domain/showcase/photos/shop-photos.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable, wordOf } from '../../decode.ts';
import { putRefusals } from '../../files/put-town-file.ts';
import { optionalText } from '../../query.ts';

/** A photo of a shop: the name of its file, and what it shows. */
export const shopPhotoWire = t.type({
  file: t.string,
  alt: t.string,
  language: wordOf(languages),
  at: t.string,
});
export type WrittenPhoto = t.TypeOf<typeof shopPhotoWire>;

/** The photos of a shop, as it sees them itself. */
export const ownPhotosWire = t.type({
  shown: nullable(shopPhotoWire),
  waiting: nullable(shopPhotoWire),
  /** Why staff refused the last one; empty if they did not. */
  reason: t.string,
});
export type OwnPhotos = t.TypeOf<typeof ownPhotosWire>;

/** A photo with its moment in words. */
export const writePhoto = ({ at, ...photo }: ShopPhoto): WrittenPhoto => ({
  ...photo,
  at: new Date(at).toISOString(),
});

export const writeOwnPhotos = ({ shown, waiting, reason }: ShopPhotos): OwnPhotos => ({
  shown: shown && writePhoto(shown),
  waiting: waiting && writePhoto(waiting),
  reason,
});

/** Brings a photo of the shop. */
export const putShopPhotoCall = {
  method: 'post',
  path: '/api/{realm}/shop/photo',
  caller: 'anybody',
  // A photo of 3 MiB in Base64.
  bodyLimit: 4 * 1024 * 1024,
  body: t.type({ alt: t.string, language: wordOf(languages), file: t.string }),
  isClosed: true,
  answer: ownPhotosWire,
  refusals: ['shopNotAuthorised', 'photoRefused', 'tooManyAttempts', ...putRefusals],
} as const satisfies Call;

export const putShopPhotoText: CallText<typeof putShopPhotoCall> = {
  call: putShopPhotoCall,
  id: 'putShopPhoto',
  topic: 'showcase',
  summary:
    'Brings a photo of the shop (JPEG, PNG, WebP or AVIF, in Base64, of at most 3 MiB) with what it shows, for those who cannot see it. It is drawn anew, without place, time and camera, in up to three sizes, and waits for staff; one that waited before is removed, and the one that is shown stays until staff accept this one. where of photoRefused: alt (nothing, or more than 200 letters), noListing (the shop says nothing of itself yet), or changed (another device was faster); of fileRefused: what is wrong with the picture.',
  example: { alt: 'El mostrador con el pan del día', language: 'es', file: '/9j/4AAQSkZJRgABAQ==' },
  answer: 'The photos of the shop.',
};

/** Removes the photos of the shop. */
export const removeShopPhotosCall = {
  method: 'post',
  path: '/api/{realm}/shop/photo/remove',
  caller: 'anybody',
  body: t.type({}),
  isClosed: true,
  answer: ownPhotosWire,
  refusals: ['shopNotAuthorised', 'photoRefused', 'storageFailed'],
} as const satisfies Call;

export const removeShopPhotosText: CallText<typeof removeShopPhotosCall> = {
  call: removeShopPhotosCall,
  id: 'removeShopPhotos',
  topic: 'showcase',
  summary:
    'Removes the photos of the shop, the one that is shown and the one that waits. where of photoRefused: changed (another device was faster).',
  example: {},
  answer: 'The photos of the shop: none.',
};

/** The bytes of a photo, to the shop itself. */
export const readOwnPhotoCall = {
  method: 'get',
  path: '/api/{realm}/shop/photo/{file}',
  query: { w: optionalText },
  caller: 'anybody',
  answer: { type: 'application/octet-stream' },
  refusals: ['shopNotAuthorised', 'unknownPhoto', 'filesUnavailable'],
} as const satisfies Call;

export const readOwnPhotoText: CallText<typeof readOwnPhotoCall> = {
  call: readOwnPhotoCall,
  id: 'readOwnPhoto',
  topic: 'showcase',
  summary: 'A photo of the shop whose device the browser is, whether it is shown or waits.',
  query: { w: { tells: 'The narrowest version that is so many pixels wide.', example: '480' } },
  answer: 'The picture.',
};
