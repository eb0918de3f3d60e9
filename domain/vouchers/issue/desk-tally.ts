import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { CalendarDay, Instant } from '../../shared/calendar-day.ts';
import { type Cents, cents } from '../../shared/money.ts';

/** The kind of what a person of staff has given at a desk on a day. */
export const deskTallyKind = 'deskTally';

/** What was given at a desk, how many were taken back for cash, and the cash that is there for both. */
export interface DeskTally {
  readonly vouchers: number;
  readonly returned: number;
  readonly cash: Cents;
}

/** Whose tally it is, and of which day. */
export interface DeskTallyName {
  readonly day: CalendarDay;
  readonly by: string;
}

/** The id of a tally: a person has one a day. */
export const deskTallyId = ({ day, by }: DeskTallyName): string => `${day} ${by}`;

/** The tally that a record has; nothing if there is no record. */
export function deskTallyIn(record: Pick<GoodsRecord, 'body'> | null): DeskTally {
  if (record === null) return { vouchers: 0, returned: 0, cash: cents(0) };
  if (typeof record.body['cash'] !== 'number') throw new TypeError('the tally of a desk cannot be read');
  // Tallies of before had no vouchers that were taken back.
  return { returned: 0, ...(record.body as unknown as Omit<DeskTally, 'returned'>) };
}

/** Two tallies in one. */
export const joinedTallies = (a: DeskTally, b: DeskTally): DeskTally => ({
  vouchers: a.vouchers + b.vouchers,
  returned: a.returned + b.returned,
  cash: cents(a.cash + b.cash),
});

/** The record of what somebody has given on a day, with more to it; the list of a day has it. */
export const deskTallyRecord = (
  name: DeskTallyName,
  before: GoodsRecord | null,
  { more, at }: { readonly more: DeskTally; readonly at: Instant },
): GoodsRecord => ({
  kind: deskTallyKind,
  id: deskTallyId(name),
  owner: name.day,
  at,
  version: (before?.version ?? 0) + 1,
  body: joinedTallies(deskTallyIn(before), more) as unknown as JsonObject,
});
