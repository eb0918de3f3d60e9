import * as t from 'io-ts';
import { nullable } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { ownPhotosWire } from '../../showcase/photos/own-photos.ts';
import { visitsWire } from '../../showcase/visits.ts';
import { stepWire } from '../../steps/step.ts';
import { staffCorrectionWire } from './shop-correction.ts';
import { shopWithDevicesWire } from './shop-device.ts';

/** One shop, with its devices and its history. */
export const readShopCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/shops/{shop}',
  caller: 'staff',
  act: 'shop.authorise',
  answer: t.intersection([
    shopWithDevicesWire,
    t.type({
      correction: nullable(staffCorrectionWire),
      photos: ownPhotosWire,
      visits: t.array(visitsWire),
      steps: t.array(stepWire),
    }),
  ]),
  refusals: ['unknownShop'],
} as const satisfies Call;

export const readShopText: CallText<typeof readShopCall> = {
  call: readShopCall,
  id: 'readShop',
  topic: 'vouchers',
  summary:
    'A shop with its whole account, its devices, what it asks to change, its photos, how often the showcase showed it by months (null of a count below five), and who did what with it.',
  answer: 'The shop.',
};
