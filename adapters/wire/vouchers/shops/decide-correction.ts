import * as t from 'io-ts';
import { nullable } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffShopWire } from './shop.ts';

/** Accepts or refuses what a shop asks to change. */
export const decideShopCorrectionCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/correction',
  caller: 'staff',
  act: 'shop.authorise',
  body: t.type({ asked: t.string, isAccepted: t.boolean, reason: t.string }),
  isClosed: true,
  answer: staffShopWire,
  refusals: ['unknownShop', 'shopActRefused', 'storageFailed'],
} as const satisfies Call;

export const decideShopCorrectionText: CallText<typeof decideShopCorrectionCall> = {
  call: decideShopCorrectionCall,
  id: 'decideShopCorrection',
  topic: 'vouchers',
  summary:
    'Accepts or refuses what a shop asks to change. asked is the moment of the correction that was read. A new account is accepted by somebody who gave no code for a device of the shop; approved settlements that were not exported are then approved again. A new address gets its place by the streets of the town. where of shopActRefused: changed (there is another one or none), noReason (to refuse), ownDevices.',
  example: { asked: '2026-11-28T10:52:00.000Z', isAccepted: true, reason: '' },
  answer: 'The shop as it is then.',
};

/** Puts a shop on the map, or takes it from there. */
export const placeShopCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/place',
  caller: 'staff',
  act: 'shop.authorise',
  body: t.type({ place: nullable(t.type({ lat: t.number, lng: t.number })) }),
  isClosed: true,
  answer: staffShopWire,
  refusals: ['unknownShop', 'shopActRefused', 'storageFailed'],
} as const satisfies Call;

export const placeShopText: CallText<typeof placeShopCall> = {
  call: placeShopCall,
  id: 'placeShop',
  topic: 'vouchers',
  summary:
    'Moves the place of a shop on the map; null takes it from the map. where of shopActRefused: notAPlace.',
  example: { place: { lat: 39.4101, lng: -0.3455 } },
  answer: 'The shop as it is then.',
};
