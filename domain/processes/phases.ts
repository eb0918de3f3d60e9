import type { CalendarDay } from '../shared/calendar-day.ts';
import type { DateRange, Process } from './process.ts';

/** Before the start a process is upcoming, within its dates active, after its end finished (specification 3, section 4). */
export type Ribbon = 'upcoming' | 'active' | 'finished';

/** The ribbon of a process on a day; its first and its last day are within. */
export function ribbonOf(extent: Process['extent'], today: CalendarDay): Ribbon {
  if (today < extent.start) return 'upcoming';
  return today <= extent.end ? 'active' : 'finished';
}

/** The place of a process among its date ranges: `index` counts from 0. */
export interface CurrentPhase {
  readonly index: number;
  readonly of: number;
  readonly range: DateRange;
}

/** The date range that holds today; where ranges overlap, the one that began last. Null between phases. */
export function currentPhase(ranges: readonly DateRange[], today: CalendarDay): CurrentPhase | null {
  let found: CurrentPhase | null = null;
  for (const [index, range] of ranges.entries()) {
    const holds = range.start <= today && today <= range.end;
    if (holds && (found === null || found.range.start <= range.start))
      found = { index, of: ranges.length, range };
  }
  return found;
}

/** What a card shows where no phase holds today: the next to come, else the last that was. */
export function nearestPhase(ranges: readonly DateRange[], today: CalendarDay): DateRange | null {
  const byStart = ranges.toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
  return (
    currentPhase(ranges, today)?.range ?? byStart.find(({ start }) => start > today) ?? byStart.at(-1) ?? null
  );
}

/** Whether a range is over, running or to come. */
export const rangeState = (range: DateRange, today: CalendarDay): 'past' | 'current' | 'future' => {
  if (range.end < today) return 'past';
  return range.start > today ? 'future' : 'current';
};
