import type { GoodsStore, GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CampaignDraw, VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { rightUntil } from '#domain/vouchers/draw/entering.ts';
import { entryNotice } from '#domain/vouchers/draw/entry-notice.ts';
import { entryRecord } from '#domain/vouchers/draw/voucher-entry.ts';
import { orderRecord } from '#domain/vouchers/issue/issue-records.ts';
import { holdsOf } from '../issue/order-request.ts';
import type { KeptOrder } from '../issue/read-order.ts';
import type { KeptEntry } from './voucher-entries.ts';

/** A campaign whose vouchers are drawn. */
export type DrawnCampaign = VoucherCampaign & { readonly draw: CampaignDraw };

/** The campaign, if its vouchers are drawn. */
export const asDrawn = (campaign: VoucherCampaign): DrawnCampaign | null =>
  campaign.draw === undefined ? null : { ...campaign, draw: campaign.draw };

/** An entry with its order, as both are stored. */
export interface EntryWithOrder {
  readonly kept: KeptEntry;
  readonly ordered: KeptOrder;
}

/** What is written when an entry comes to another status. */
export interface EntryMove extends Pick<GoodsRequest, 'acts' | 'records'> {
  /** The letters of the entry and the version of its record, for the key of the request. */
  readonly code: string;
  readonly version: number;
}

/** It has its lot set aside; null if there is no time left to take it. */
export function offeringLot(
  campaign: DrawnCampaign,
  { kept, ordered }: EntryWithOrder,
  { position, at }: { readonly position: number | null; readonly at: Instant },
): EntryMove | null {
  const until = rightUntil(campaign, at);
  if (until === null) return null;
  const entry = { ...kept.entry, status: 'offered' as const, position };
  return {
    code: entry.code,
    version: kept.version,
    acts: holdsOf(campaign, ordered.order, { channel: 'web', until }),
    records: [
      orderRecord({ ...ordered.order, state: 'held' }, ordered.version + 1),
      entryRecord(entry, until, kept.version + 1),
      ...entryNotice(entry, 'offered', { now: at, until }),
    ],
  };
}

/** It was drawn, and is in line. */
export function puttingInLine(
  { kept, ordered }: EntryWithOrder,
  { position, at }: { readonly position: number; readonly at: Instant },
): EntryMove {
  const entry = { ...kept.entry, status: 'waiting' as const, position };
  return {
    code: entry.code,
    version: kept.version,
    acts: [],
    records: [
      orderRecord({ ...ordered.order, state: 'waiting' }, ordered.version + 1),
      entryRecord(entry, kept.at, kept.version + 1),
      ...entryNotice(entry, 'waiting', { now: at, until: null }),
    ],
  };
}

/** It gets nothing: its person has the most already, or did not take its lot in time. An order that was settled stays as it is. */
export function endingEntry(
  { kept, ordered }: EntryWithOrder,
  { position, at }: { readonly position: number | null; readonly at: Instant },
): EntryMove {
  const entry = { ...kept.entry, status: 'over' as const, position };
  const record = entryRecord(entry, kept.at, kept.version + 1);
  const { state } = ordered.order;
  if (state === 'granted' || state === 'ended' || state === 'refunded')
    return { code: entry.code, version: kept.version, acts: [], records: [record] };
  return {
    code: entry.code,
    version: kept.version,
    acts: [],
    records: [
      record,
      orderRecord({ ...ordered.order, state: 'ended' }, ordered.version + 1),
      ...entryNotice(entry, 'lapsed', { now: at, until: null }),
    ],
  };
}

/** Writes moves, all of them or none. Another process that has done the same changes the records that were read. */
export const writeMoves = (
  { goods }: { readonly goods: Pick<GoodsStore, 'ask'> },
  good: GoodId,
  moves: readonly EntryMove[],
  { act, at }: { readonly act: string; readonly at: Instant },
): Promise<Either<GoodsRefusal, unknown>> =>
  goods.ask(good, {
    key: `${act}/${moves.map(({ code, version }) => `${code}.${version}`).join(' ')}`,
    bodyHash: `${act}/${at}`,
    at,
    by: bySystem,
    acts: moves.flatMap(({ acts }) => acts),
    money: [],
    records: moves.flatMap(({ records }) => records),
  });
