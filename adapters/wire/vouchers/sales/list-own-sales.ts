import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { optionalDay } from '../../query.ts';
import { saleWire } from './sale.ts';

/** What a shop has sold on a day. */
export const dayOfShopWire = t.type({
  day: t.string,
  sales: t.number,
  validations: t.number,
  /** Euros with a point, without what was taken back. */
  sold: t.string,
  owed: t.string,
  items: t.array(saleWire),
});
export type DayOfShop = t.TypeOf<typeof dayOfShopWire>;

/** The sales of a day, for the shop itself. */
export const listOwnSalesCall = {
  method: 'get',
  path: '/api/{realm}/shop/sales',
  query: { day: optionalDay },
  caller: 'anybody',
  answer: dayOfShopWire,
  refusals: ['shopNotAuthorised', 'wrongQuery'],
} as const satisfies Call;

export const listOwnSalesText: CallText<typeof listOwnSalesCall> = {
  call: listOwnSalesCall,
  id: 'listOwnSales',
  topic: 'vouchers',
  summary:
    'The sales of the shop on a day of the town, in all campaigns, the latest first. Sales that were taken back are listed, and not counted.',
  query: { day: { tells: 'The day; today if it is missing.', example: '2026-11-28' } },
  answer: 'The sales and their sums.',
};

/** The sales of a day, for staff. */
export const listSalesOfShopCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/sales',
  query: { day: optionalDay },
  caller: 'staff',
  act: 'shop.authorise',
  answer: dayOfShopWire,
  refusals: ['unknownShop', 'wrongQuery'],
} as const satisfies Call;

export const listSalesOfShopText: CallText<typeof listSalesOfShopCall> = {
  call: listSalesOfShopCall,
  id: 'listSalesOfShop',
  topic: 'vouchers',
  summary: 'The sales of a shop on a day of the town, as the shop itself sees them.',
  query: { day: { tells: 'The day; today if it is missing.', example: '2026-11-28' } },
  answer: 'The sales and their sums.',
};
