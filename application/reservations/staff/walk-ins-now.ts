import type { Clock } from '#application/ports/clock.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { cellLength } from '#domain/free-times/cell-day.ts';
import { openedDays } from '#domain/free-times/opened-days.ts';
import { takenOn } from '#domain/free-times/taken-cells.ts';
import { dateAt, type VenueSite } from '#domain/reservations/priced-time.ts';
import { unitsOfPlace } from '#domain/reservations/venue-place.ts';
import { venueCells } from '#domain/reservations/venue.ts';
import { walkInLengths } from '#domain/reservations/walk-in.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** A place that somebody who stands at the desk can have from now on, and for how long. */
export interface WalkIn {
  readonly place: string;
  readonly start: Instant;
  readonly minutes: readonly number[];
}

/** What is left of the hours that have begun, of each place of a venue that has any. */
export const walkInsNow =
  ({ goodsCalendar, clock }: { readonly goodsCalendar: GoodsCalendar; readonly clock: Clock }) =>
  async (site: VenueSite, good: GoodId): Promise<readonly WalkIn[]> => {
    const { venue } = site;
    const at = clock.now();
    const date = dateAt(site, at);
    const units = [...new Set(venue.places.flatMap(({ id }) => unitsOfPlace(venue.places, id)))];
    const query = { pool: venueCells, units, firstDay: date.day, lastDay: date.day };
    const times = { opened: openedDays(), taken: takenOn(await goodsCalendar.taken(good, query, at)) };
    const start = at - ((at - date.start) % cellLength);
    return venue.places.flatMap(({ id: place }) => {
      const minutes = walkInLengths(venue, times, date, { place, at });
      return minutes.length === 0 ? [] : [{ place, start, minutes }];
    });
  };
