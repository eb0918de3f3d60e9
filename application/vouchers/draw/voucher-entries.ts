import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import {
  entryKind,
  type EntryStatus,
  type VoucherEntry,
  voucherEntryIn,
} from '#domain/vouchers/draw/voucher-entry.ts';

/** An entry, with the version of its record and when it came. */
export interface KeptEntry {
  readonly entry: VoucherEntry;
  readonly at: Instant;
  readonly version: number;
}

/** The entry of a person in the draw of a campaign; null if there is none. */
export const readEntry =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> }) =>
  async (good: GoodId, holder: string): Promise<KeptEntry | null> => {
    const record = await goodsRecords.record(good, entryKind, holder);
    return record && { entry: voucherEntryIn(record), at: record.at, version: record.version };
  };

const pageLength = 500;

type Lists = { readonly goodsRecords: Pick<GoodsRecords, 'list'> };

/** The entries of one status, whose moment is before another one; null: all of them. */
export const listEntries =
  ({ goodsRecords }: Lists) =>
  async (good: GoodId, status: EntryStatus, until: Instant | null = null): Promise<readonly KeptEntry[]> => {
    const found: KeptEntry[] = [];
    let after: { readonly at: number; readonly id: string } | null = null;
    for (;;) {
      const query = { kind: entryKind, owner: status, from: null, until, limit: pageLength, after };
      // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
      const page = await goodsRecords.list(good, query);
      found.push(...page.map((one) => ({ entry: voucherEntryIn(one), at: one.at, version: one.version })));
      const last = page.at(-1);
      if (page.length < pageLength || last === undefined) return found;
      after = { at: last.at, id: last.id };
    }
  };

/** Whether somebody is in line after the draw. */
export const isSomebodyWaiting =
  ({ goodsRecords }: Lists) =>
  async (good: GoodId): Promise<boolean> => {
    const query = { kind: entryKind, owner: 'waiting', from: null, until: null, limit: 1, after: null };
    return (await goodsRecords.list(good, query)).length > 0;
  };
