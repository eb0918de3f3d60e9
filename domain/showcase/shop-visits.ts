import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';

/** What is counted of a shop: its page was opened, its number was pressed, the way to it was asked for. */
export const seenActs = ['views', 'calls', 'ways'] as const;
/** One of them. */
export type SeenAct = (typeof seenActs)[number];

/** How often each was done. Nobody is in it: neither who nor when. */
export type VisitCounts = Readonly<Record<SeenAct, number>>;

/** The kind of the record of how often a shop was seen in a month. */
export const visitsKind = 'visits';
/** The name under which all shops of a town are counted together: no shop has it, since names of shops have no `*`. */
export const everyShopCounted = '*';
/** Counts below this are not told: few visits can be those of somebody whom the shop knows. */
const fewestVisits = 5;
/** So many months are shown, the month of today with them. */
export const visitMonths = 12;

/** A month as `2026-11`. */
export const monthOf = (day: CalendarDay): string => day.slice(0, 7);

/** The beginning of a month: records of months are sorted and erased by it. */
const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

/** The id of the record of a shop in a month, or of all shops. */
export const visitsId = (shop: string, month: string): string => `${shop}/${month}`;

/** The sum of two counts. */
export const visitsTogether = (one: VisitCounts, other: VisitCounts): VisitCounts => ({
  views: one.views + other.views,
  calls: one.calls + other.calls,
  ways: one.ways + other.ways,
});

/** No visit. */
export const noVisits: VisitCounts = { views: 0, calls: 0, ways: 0 };

/** One visit. */
export const oneVisit = (act: SeenAct): VisitCounts => ({ ...noVisits, [act]: 1 });

/** Whose the records of a shop are, for a list of them. */
export const ownerOfVisits = (shop: string): string => `${visitsKind}/${shop}`;

/** The record of how often a shop was seen in a month, to be stored as this version. */
export const visitsRecord = (
  { shop, month }: { readonly shop: string; readonly month: string },
  counts: VisitCounts,
  version: number,
): GoodsRecord => ({
  kind: visitsKind,
  id: visitsId(shop, month),
  owner: ownerOfVisits(shop),
  at: startOf(month),
  version,
  body: { month, ...counts },
});

/** The counts of a record. */
export const visitsIn = ({ body }: Pick<GoodsRecord, 'body'>): VisitCounts & { readonly month: string } =>
  body as unknown as VisitCounts & { readonly month: string };

/** How often a shop was seen in a month, as it may be told: null if that was fewer than five times. */
export interface ToldVisits extends Readonly<Record<SeenAct, number | null>> {
  /** As `2026-11`. */
  readonly month: string;
}

const told = (count: number): number | null => (count < fewestVisits ? null : count);

/** What may be told of a month. Each count is told alone: from one of them the others do not follow. */
export const toldVisits = ({
  month,
  views,
  calls,
  ways,
}: VisitCounts & { readonly month: string }): ToldVisits => ({
  month,
  views: told(views),
  calls: told(calls),
  ways: told(ways),
});
