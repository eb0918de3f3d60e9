import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { optionalText } from '../../query.ts';
import { ownPhotosWire } from './own-photos.ts';

/** Accepts or refuses a photo that a shop uploaded. */
export const decideShopPhotoCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/photo',
  caller: 'staff',
  act: 'shop.authorise',
  body: t.type({ file: t.string, isAccepted: t.boolean, reason: t.string }),
  isClosed: true,
  answer: ownPhotosWire,
  refusals: ['unknownShop', 'photoRefused', 'storageFailed'],
} as const satisfies Call;

export const decideShopPhotoText: CallText<typeof decideShopPhotoCall> = {
  call: decideShopPhotoCall,
  id: 'decideShopPhoto',
  topic: 'showcase',
  summary:
    'Shows a photo that a shop uploaded to everybody, or refuses it with a reason that the shop reads. file is the one that was looked at. where of photoRefused: changed (another one waits, or none) or noReason (to refuse, in 500 letters or fewer).',
  example: { file: 'comercio-forn.jpg', isAccepted: true, reason: '' },
  answer: 'The photos of the shop as they are then.',
};

/** The bytes of a photo of a shop, to staff. */
export const readShopPhotoCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/photo/{file}',
  query: { w: optionalText },
  caller: 'staff',
  act: 'shop.authorise',
  answer: { type: 'application/octet-stream' },
  refusals: ['unknownPhoto', 'filesUnavailable'],
} as const satisfies Call;

export const readShopPhotoText: CallText<typeof readShopPhotoCall> = {
  call: readShopPhotoCall,
  id: 'readShopPhoto',
  topic: 'showcase',
  summary: 'A photo of a shop, whether it is shown or waits.',
  query: { w: { tells: 'The narrowest version that is so many pixels wide.', example: '960' } },
  answer: 'The picture.',
};
