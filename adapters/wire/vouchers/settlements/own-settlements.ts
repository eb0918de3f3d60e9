import * as t from 'io-ts';
import { settlementStatuses } from '#domain/vouchers/settlement.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { localizedText, nullable, wordOf } from '../../decode.ts';
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
  /** What of it the council bears of vouchers that were used twice without a line. */
  borne: t.string,
  status: wordOf(settlementStatuses),
  reason: t.string,
  /** How many of its sales a person looks at, has looked at, and found wrong; null until a sample is drawn. */
  sample: nullable(t.type({ drawn: t.number, checked: t.number, wrong: t.number })),
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

/** A settlement with all that it pays. */
const openedSettlementWire = t.type({
  settlement: ownSettlementWire,
  /** The end of the settlement before: what was sold since is paid. */
  since: t.string,
  sales: t.array(saleWire),
  /** Sales of earlier settlements that were taken back since: their amounts are taken off. */
  takenBack: t.array(saleWire),
  /** What was corrected of sales of earlier settlements: a sale without a line that was reserved earlier came after them. */
  corrections: t.array(t.type({ number: t.string, amount: t.string })),
  /** Euros with a point: what was stored after the settlement of its time had been closed. */
  late: t.string,
  /** The sales of the sample by number; isRight is null until somebody has looked. */
  checks: t.array(t.type({ number: t.string, isRight: nullable(t.boolean), words: t.string })),
});
export type OpenedSettlement = t.TypeOf<typeof openedSettlementWire>;

/** One settlement with its sales, for the shop itself. */
export const readOwnSettlementCall = {
  method: 'get',
  path: '/api/{realm}/shop/settlements/{campaign}/{settlement}',
  caller: 'anybody',
  answer: openedSettlementWire,
  refusals: ['shopNotAuthorised', 'unknownDocument'],
} as const satisfies Call;

export const readOwnSettlementText: CallText<typeof readOwnSettlementCall> = {
  call: readOwnSettlementCall,
  id: 'readOwnSettlement',
  topic: 'vouchers',
  summary:
    'A settlement of the shop, cent by cent: its amount is that of sales and corrections, less that of takenBack, plus late. The latest sales come first.',
  answer: 'The settlement and its sales.',
};
