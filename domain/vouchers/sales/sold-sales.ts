import { type CalendarDay, dayAt, type TimeZone } from '../../shared/calendar-day.ts';
import { type Cents, sumOfMoney } from '../../shared/money.ts';
import { owedForSale } from '../offline/offline-sale.ts';
import type { VoucherSale } from '../sale.ts';
import type { RunReview } from '../settlements/run-review.ts';

/** Which sales of a shop are listed. */
export const soldChoices = ['all', 'reversed', 'repeated', 'sample'] as const;
/** One of these choices. */
export type SoldChoice = (typeof soldChoices)[number];

/** What a person saw of a sale of a sample. `drawn`: nobody has looked at it yet. */
export type SampleState = 'drawn' | 'right' | 'wrong';

/** The sales that are in the sample of a run, by their ids, with what was seen of them. */
export function sampledIn(
  reviews: readonly Pick<RunReview, 'sample' | 'checks'>[],
): ReadonlyMap<string, SampleState> {
  const states = new Map<string, SampleState>();
  for (const { sample, checks } of reviews) {
    for (const { id } of sample?.sales ?? []) states.set(id, 'drawn');
    for (const { sale, isRight } of checks) states.set(sale, isRight ? 'right' : 'wrong');
  }
  return states;
}

type ChosenSale = Pick<VoucherSale, 'id' | 'status' | 'evidence'>;

/** Whether a sale is among those chosen. */
export function isSoldAs(
  choice: SoldChoice,
  sale: ChosenSale,
  sampled: ReadonlyMap<string, SampleState>,
): boolean {
  if (choice === 'reversed') return sale.status === 'reversed';
  if (choice === 'repeated') return sale.evidence.isRepeated;
  return choice === 'all' || sampled.has(sale.id);
}

/** What was sold on a day: the sums are without what was taken back. */
export interface DayOfSales {
  readonly day: CalendarDay;
  readonly sales: number;
  readonly reversed: number;
  readonly sold: Cents;
  readonly owed: Cents;
}

/** The sums of the days on which something was sold, the latest first. */
export function daysOfSales(
  sales: readonly Pick<VoucherSale, 'at' | 'status' | 'price' | 'lines' | 'offline'>[],
  zone: TimeZone,
): readonly DayOfSales[] {
  const byDay = Map.groupBy(sales, ({ at }) => dayAt(at, zone));
  return [...byDay]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, all]) => {
      const standing = all.filter(({ status }) => status !== 'reversed');
      return {
        day,
        sales: standing.length,
        reversed: all.length - standing.length,
        sold: sumOfMoney(standing.map(({ price }) => price)),
        owed: sumOfMoney(standing.map(owedForSale)),
      };
    });
}
