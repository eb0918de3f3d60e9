import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import { openedDays } from '#domain/free-times/opened-days.ts';
import { type TakenCells, takenOn } from '#domain/free-times/taken-cells.ts';
import { canStart, placeStarts } from '#domain/reservations/place-times.ts';
import { isWalkIn } from '#domain/reservations/reservation-rules.ts';
import { walkInLengths } from '#domain/reservations/walk-in.ts';
import type { PricedTime, VenueSite } from '#domain/reservations/priced-time.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { unitsOfPlace } from '#domain/reservations/venue-place.ts';
import { venueCells } from '#domain/reservations/venue.ts';

interface Ports {
  readonly goodsCalendar: GoodsCalendar;
  readonly clock: Clock;
}

/** What is taken of a day without the cells of one reservation, which would be given back for another time. */
function without(
  taken: readonly TakenCells[],
  moved: Pick<Reservation, 'take'> | null,
): readonly TakenCells[] {
  const own = new Set(moved?.take.cells.map(({ unit, day, index }) => `${unit}/${day}/${index}`));
  return taken.map(({ unit, day, cells }) => ({
    unit,
    day,
    cells: cells.filter((index) => !own.has(`${unit}/${day}/${index}`)),
  }));
}

/** Whether a time, or what is left of an hour that has begun, is open and free now; `moved` is the reservation that would be given back for it. */
export async function isFreeNow(
  { goodsCalendar, clock }: Ports,
  { venue }: VenueSite,
  good: GoodId,
  { date, minutes, facts }: PricedTime,
  moved: Pick<Reservation, 'take'> | null = null,
): Promise<boolean> {
  const { place, start, day } = facts;
  const query = { pool: venueCells, units: unitsOfPlace(venue.places, place), firstDay: day, lastDay: day };
  const now = clock.now();
  const taken = await goodsCalendar.taken(good, query, now);
  const times = { opened: openedDays(), taken: takenOn(without(taken, moved)) };
  if (isWalkIn(start, now)) return walkInLengths(venue, times, date, { place, at: start }).includes(minutes);
  return canStart(placeStarts(venue, times, date, { place, minutes }), date, start);
}
