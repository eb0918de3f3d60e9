import * as t from 'io-ts';
import { settlementStatuses } from '#domain/vouchers/settlement.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { localizedText, wordOf } from '../../decode.ts';
import { saleWire } from '../sales/sale.ts';

const ownSettlementWire = t.type({
  id: t.string,
  campaign: t.string,
  title: localizedText,
  from: t.string,
  until: t.string,
  /** Euros with a point. */
  amount: t.string,
  carried: t.string,
  status: wordOf(settlementStatuses),
  reason: t.string,
});
export type OwnSettlement = t.TypeOf<typeof ownSettlementWire>;

/** The settlements of a shop, for the shop itself. */
export const listOwnSettlementsCall = {
  method: 'get',
  path: '/api/{realm}/shop/settlements',
  caller: 'anybody',
  answer: t.type({ items: t.array(ownSettlementWire) }),
  refusals: ['shopNotAuthorised'],
} as const satisfies Call;

export const listOwnSettlementsText: CallText<typeof listOwnSettlementsCall> = {
  call: listOwnSettlementsCall,
  id: 'listOwnSettlements',
  topic: 'vouchers',
  summary: 'The settlements of the shop in all campaigns, the latest first.',
  answer: 'The settlements.',
};

/** One settlement with its sales, for the shop itself. */
export const readOwnSettlementCall = {
  method: 'get',
  path: '/api/{realm}/shop/settlements/{campaign}/{settlement}',
  caller: 'anybody',
  answer: t.type({ settlement: ownSettlementWire, sales: t.array(saleWire) }),
  refusals: ['shopNotAuthorised', 'unknownDocument'],
} as const satisfies Call;

export const readOwnSettlementText: CallText<typeof readOwnSettlementCall> = {
  call: readOwnSettlementCall,
  id: 'readOwnSettlement',
  topic: 'vouchers',
  summary: 'A settlement of the shop with the sales that it pays, the latest first.',
  answer: 'The settlement and its sales.',
};
