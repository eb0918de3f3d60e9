import * as t from 'io-ts';
import { offlineBearers } from '#domain/vouchers/campaign-words.ts';
import { nullable, wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** A sale without a line in which a voucher was used twice. Amounts are cents. */
const conflictWire = t.type({
  sale: t.string,
  number: t.string,
  shop: t.string,
  /** When it was made, by its device, and when it came. */
  madeAt: t.string,
  at: t.string,
  isLate: t.boolean,
  lost: t.number,
  bearer: wordOf(offlineBearers),
  /** The numbers of the sales without a line that have what it lost; empty: one with a line has it, or it was given back. */
  winners: t.array(t.string),
});

/** A sale without a line that the council did not accept. Amounts are cents. */
const refusedSaleWire = t.type({
  sale: t.string,
  /** As its till shows it. */
  number: t.string,
  shop: t.string,
  madeAt: t.string,
  at: t.string,
  /** The kind of the refusal, as `where` of syncSales. */
  why: t.string,
  price: t.number,
  /** What its vouchers would have been worth; null if one of them is not known. */
  amount: nullable(t.number),
});

/** What a campaign may lose without a line, and what it lost. */
export const offlineOfCampaignWire = t.type({
  /** The devices of all shops that are there now. */
  devices: t.number,
  /** Those that have a share of what may be lost, and the most that all may lose; null: it is not opened, or does not allow it. */
  shares: t.number,
  most: nullable(t.number),
  /** What the council bears of what was lost so far. */
  borne: t.number,
  conflicts: t.array(conflictWire),
  refused: t.array(refusedSaleWire),
});
export type OfflineOfCampaign = t.TypeOf<typeof offlineOfCampaignWire>;

/** What staff see of sales without a line. */
export const readOfflineOfCampaignCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/offline',
  caller: 'staff',
  act: 'voucher.read',
  answer: offlineOfCampaignWire,
  refusals: [],
} as const satisfies Call;

export const readOfflineOfCampaignText: CallText<typeof readOfflineOfCampaignCall> = {
  call: readOfflineOfCampaignCall,
  id: 'readOfflineOfCampaign',
  topic: 'vouchers',
  summary:
    'What a campaign may lose by vouchers that are used twice without a line, what it lost, the sales in which that happened, and those that were refused, the latest first (1,000 of each at most). A campaign that is not opened yet says how many devices the shops have.',
  answer: 'The devices, the sums and the sales.',
};
