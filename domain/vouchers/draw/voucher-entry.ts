import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { Language } from '../../shared/localized-text.ts';

/**
 * How far an entry is. `entered`: it waits for the draw. `waiting`: it was drawn and is in line. `offered`: it has a right to
 * its lot until a moment. `over`: it was taken, left, or not taken in time; the order says which.
 */
export type EntryStatus = 'entered' | 'waiting' | 'offered' | 'over';

/** One person in the draw of a campaign. What they get is an order. */
export interface VoucherEntry {
  /** Its letters in the published list: made by chance, and nobody's name. */
  readonly code: string;
  /** The order that it is of: its key opens the vouchers, and is in no list. */
  readonly order: string;
  readonly holder: string;
  readonly type: string;
  readonly status: EntryStatus;
  /** Its place in the order that was drawn; null before. */
  readonly position: number | null;
  /** Where its person wants to be told; null if nowhere. */
  readonly mail: { readonly to: string; readonly language: Language } | null;
}

/** The kind of the record of an entry. There is one of a person, who is its id. */
export const entryKind = 'drawEntry';

/**
 * The record of an entry, to be stored as this version. Its owner is its status, so that those who wait are a list; its moment
 * is when it came or, of an offer, until when it holds.
 */
export const entryRecord = (entry: VoucherEntry, at: Instant, version: number): GoodsRecord => ({
  kind: entryKind,
  id: entry.holder,
  owner: entry.status,
  at,
  version,
  body: entry as unknown as JsonObject,
});

/** The entry that a record has. */
export const voucherEntryIn = ({ body }: Pick<GoodsRecord, 'body'>): VoucherEntry => {
  if (typeof body['code'] !== 'string') throw new TypeError('an entry of a draw cannot be read');
  return body as unknown as VoucherEntry;
};
