import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { ShopSettlement, SettlementRun } from '../settlement.ts';
import { noRun } from './close-run.ts';
import type { RunReview } from './run-review.ts';
import type { SepaAccount } from './sepa-file.ts';

/** The kind of the records of settlements, in the good of their campaign. */
export const settlementKind = 'settlement';
/** The kind of the record of the last run. */
export const lastRunKind = 'settlementRun';
/** The kind of the record of what people do with a run. */
export const reviewKind = 'runReview';
/** The kind of the record of who pays. */
export const payerKind = 'payer';
/** The one record of the last run: of two people who close at once, one is refused by its version. */
export const lastRunId = 'run';
/** The one record of who pays. */
export const payerId = 'payer';

/** The account from which a council pays shops, with the council's tax number. */
export interface CouncilPayer extends SepaAccount {
  readonly taxNumber: string;
}

const body = (value: object): JsonObject => value as unknown as JsonObject;

/** The record of a settlement, in the list of its shop. Its moment is that of the closing. */
export const settlementRecord = (settlement: ShopSettlement, version: number, at: Instant): GoodsRecord => ({
  kind: settlementKind,
  id: settlement.id,
  owner: settlement.shop,
  at,
  version,
  body: body(settlement),
});

/** The settlement that a record has. */
export function settlementIn({ body: read }: Pick<GoodsRecord, 'body'>): ShopSettlement {
  if (typeof read['amount'] !== 'number') throw new TypeError('a settlement cannot be read');
  return read as unknown as ShopSettlement;
}

/** The record of the last run. */
export const lastRunRecord = (run: SettlementRun, version: number, at: Instant): GoodsRecord => ({
  kind: lastRunKind,
  id: lastRunId,
  owner: '',
  at,
  version,
  body: body(run),
});

/** The last run; the one before the first if there is none. */
export const lastRunIn = (record: Pick<GoodsRecord, 'body'> | null): SettlementRun =>
  record === null ? noRun : (record.body as unknown as SettlementRun);

/** The record of what people do with a run. */
export const reviewRecord = (review: RunReview, version: number): GoodsRecord => ({
  kind: reviewKind,
  id: String(review.run),
  owner: '',
  at: review.at,
  version,
  body: body(review),
});

/** What people did with a run. */
export function reviewIn({ body: read }: Pick<GoodsRecord, 'body'>): RunReview {
  if (!Array.isArray(read['checks'])) throw new TypeError('the review of a run cannot be read');
  return read as unknown as RunReview;
}

/** The record of who pays. */
export const payerRecord = (payer: CouncilPayer, version: number, at: Instant): GoodsRecord => ({
  kind: payerKind,
  id: payerId,
  owner: '',
  at,
  version,
  body: body(payer),
});

/** Who pays; null if nobody has said it yet. */
export const payerIn = (record: Pick<GoodsRecord, 'body'> | null): CouncilPayer | null =>
  record === null ? null : (record.body as unknown as CouncilPayer);
