import * as t from 'io-ts';
import { nullable, wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { oneWordOf, stretch } from '../../query.ts';
import { soldChoices } from '#domain/vouchers/sales/sold-sales.ts';
import { saleWire } from './sale.ts';

/** A sale of a shop with what a person saw of it in the sample of its settlement. */
const soldWire = t.type({
  sale: saleWire,
  day: t.string,
  /** null: it is in no sample. */
  sample: nullable(wordOf(['drawn', 'right', 'wrong'])),
});
export type SoldSale = t.TypeOf<typeof soldWire>;

/** All that a shop has sold, page by page. */
export const soldByShopWire = t.type({
  items: t.array(soldWire),
  itemsCount: t.number,
  /** The days of these sales, each with the sums of all its sales. Amounts are euros with a point. */
  days: t.array(
    t.type({ day: t.string, sales: t.number, reversed: t.number, sold: t.string, owed: t.string }),
  ),
});
export type SoldByShop = t.TypeOf<typeof soldByShopWire>;

export const listSoldCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/sold',
  query: { only: oneWordOf(soldChoices), ...stretch(50, 200) },
  caller: 'staff',
  act: 'shop.authorise',
  answer: soldByShopWire,
  refusals: ['unknownShop', 'wrongQuery'],
} as const satisfies Call;

export const listSoldText: CallText<typeof listSoldCall> = {
  call: listSoldCall,
  id: 'listSold',
  topic: 'vouchers',
  summary:
    'All sales of a shop in all campaigns, the latest first, with the sums of their days and what a person saw of those that are in a sample.',
  query: {
    only: {
      tells:
        'Which: all, reversed (taken back), repeated (whose ticket had come before), sample (in a sample).',
      example: 'repeated',
    },
    limit: { tells: 'How many; 50 if it is missing, 200 at most.', example: '50' },
    offset: { tells: 'How many are left out before them.', example: '0' },
  },
  answer: 'The sales and their days.',
};
