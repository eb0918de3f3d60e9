import { cellLength, cellMinutes } from '../free-times/cell-day.ts';
import { cellsFrom, cellsOf } from '../free-times/cell-mask.ts';
import type { CalendarDate } from '../free-times/opened-days.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { freeStarts, type VenueTimes } from './place-times.ts';
import { allowedLengths } from './reservation-rules.ts';
import type { Venue } from './venue.ts';

/**
 * The minutes for which somebody who walks in can have a place at once: from the cell of this moment until the end of an hour
 * that could have been reserved and has begun. None if somebody has it, or if staff approve each use.
 *
 * @example walkInLengths(court, times, today, { place: 'pista1', at: twentyPastSix }) // [40, 70, 100], until 19, 19.30 and 20
 */
export function walkInLengths(
  venue: Pick<Venue, 'places' | 'opening' | 'rules' | 'needsApproval'>,
  times: VenueTimes,
  date: CalendarDate,
  { place, at }: { readonly place: string; readonly at: Instant },
): readonly number[] {
  if (venue.needsApproval) return [];
  const now = Math.floor((at - date.start) / cellLength);
  const { open, grid } = times.opened(venue.opening, date);
  const begun = cellsOf(grid(venue.rules.step / cellMinutes) & cellsFrom(0, now + 1));
  const ends = begun.flatMap((first) =>
    allowedLengths(venue.rules)
      .map((minutes) => minutes / cellMinutes)
      .filter((cells) => first + cells > now && (cellsFrom(first, cells) & ~open) === 0n)
      .map((cells) => first + cells),
  );
  return [...new Set(ends)]
    .map((end) => (end - now) * cellMinutes)
    .filter((minutes) => (freeStarts(venue, times, date, { place, minutes }) & cellsFrom(now, 1)) !== 0n)
    .toSorted((a, b) => a - b);
}
