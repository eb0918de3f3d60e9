import { cellFrom } from '../free-times/cell-day.ts';
import { cellsFrom, noCells } from '../free-times/cell-mask.ts';
import { calendarDate, openedDays } from '../free-times/opened-days.ts';
import type { VenueSite } from './priced-time.ts';
import type { Reservation } from './reservation.ts';
import { unitsOfPlace } from './venue-place.ts';

/**
 * Why a venue as it is written cannot give a reservation that it gave: its place is gone, has other parts than those that
 * it was given with, or is not open for all of it.
 */
export const venueOutsideWhys = ['noPlace', 'parts', 'hours'] as const;
/** One of them. */
export type VenueOutsideWhy = (typeof venueOutsideWhys)[number];

type Placed = Pick<Reservation, 'place' | 'start' | 'end' | 'day' | 'take'>;

/** Says of each reservation of a venue why the venue, as it is written, could not give it; null if it could. */
export function outsideVenue(site: VenueSite): (reservation: Placed) => VenueOutsideWhy | null {
  const { places, opening } = site.venue;
  const opened = openedDays();
  return ({ place, start, end, day, take }) => {
    const units = new Set(unitsOfPlace(places, place));
    if (units.size === 0) return 'noPlace';
    const taken = new Set(take.cells.map(({ unit }) => unit));
    if ([...taken].some((unit) => !units.has(unit)) || [...units].some((unit) => !taken.has(unit)))
      return 'parts';
    const date = calendarDate(site, day);
    const first = cellFrom(date, start);
    const used = cellsFrom(first, cellFrom(date, end) - first);
    return (used & ~opened(opening, date).open) === noCells ? null : 'hours';
  };
}
