import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { publicShopWire } from './shop.ts';

/** The shops in which vouchers can be used. */
export const listPublicShopsCall = {
  method: 'get',
  path: '/api/{realm}/vouchers/shops',
  caller: 'anybody',
  answer: t.type({ items: t.array(publicShopWire), itemsCount: t.number }),
  refusals: [],
} as const satisfies Call;

export const listPublicShopsText: CallText<typeof listPublicShopsCall> = {
  call: listPublicShopsCall,
  id: 'listPublicShops',
  topic: 'vouchers',
  summary:
    'The shops that are authorised to take vouchers, by name. place is where the address is, if the streets of the town have it. Neither tax numbers nor accounts are in it.',
  answer: 'The shops.',
};
