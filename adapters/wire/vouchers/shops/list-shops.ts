import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffShopWire } from './shop.ts';

/** All shops of the town, for staff. */
export const listShopsCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/shops',
  caller: 'staff',
  act: 'shop.authorise',
  /** `photos`: the shops of which a photo waits to be accepted. */
  answer: t.type({ items: t.array(staffShopWire), itemsCount: t.number, photos: t.array(t.string) }),
  refusals: [],
} as const satisfies Call;

export const listShopsText: CallText<typeof listShopsCall> = {
  call: listShopsCall,
  id: 'listShops',
  topic: 'vouchers',
  summary:
    'The shops of the town in every state, by name: those that have applied, are authorised, are suspended or have left.',
  answer: 'The shops, what can be done with each, and the ids of those of which a photo waits.',
};
