import { type TimeZone, wallSeconds } from '#domain/shared/calendar-day.ts';
import type { VenueWeekDay } from './slot.ts';

const minuteOf = (moment: string, zone: TimeZone): number =>
  Math.floor(wallSeconds(Date.parse(moment), zone) / 60);

/** The minutes of the day at which something may begin on one of these days: every few minutes of their opening hours. */
export function rowsOf(
  days: readonly VenueWeekDay[],
  { step, minutes, zone }: { readonly step: number; readonly minutes: number; readonly zone: TimeZone },
): readonly number[] {
  const rows = new Set<number>();
  for (const { hours } of days)
    for (const { from, until } of hours) {
      const first = minuteOf(from, zone);
      // An opening that ends with the day ends at its last minute.
      const end = first + (Date.parse(until) - Date.parse(from)) / 60_000;
      for (let row = first; row + minutes <= end; row += step) rows.add(row);
    }
  return [...rows].toSorted((a, b) => a - b);
}

/** The rows of whole hours; all of them if none is. */
export function hourRows(rows: readonly number[]): readonly number[] {
  const hours = rows.filter((row) => row % 60 === 0);
  return hours.length === 0 ? rows : hours;
}
