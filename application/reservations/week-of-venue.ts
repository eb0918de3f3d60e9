import type { Clock } from '#application/ports/clock.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { cellFrom, cellStart } from '#domain/free-times/cell-day.ts';
import { type CellMask, cellRuns, cellsFrom, cellsOf } from '#domain/free-times/cell-mask.ts';
import { type CalendarDate, datesFrom, openedDays } from '#domain/free-times/opened-days.ts';
import { type ClosedReason, whyClosed } from '#domain/free-times/opening.ts';
import { takenOn } from '#domain/free-times/taken-cells.ts';
import type { CouncilEvent } from '#domain/reservations/council-event.ts';
import { placeStarts, type VenueTimes } from '#domain/reservations/place-times.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { areExclusive, unitsOfPlace } from '#domain/reservations/venue-place.ts';
import { venueCells } from '#domain/reservations/venue.ts';
import {
  addDays,
  type CalendarDay,
  dayAt,
  endOfDay,
  type Instant,
  startOfDay,
} from '#domain/shared/calendar-day.ts';
import { eventsOfVenue } from './events-of-venue.ts';
import { reservationsIn } from './list-reservations.ts';
import { isOfClub } from '#domain/reservations/season/season-uses.ts';

interface Ports {
  readonly goodsCalendar: GoodsCalendar;
  readonly goodsRecords: Pick<GoodsRecords, 'list'>;
  readonly clock: Clock;
}

/** Which days of a venue are looked at, for reservations of how many minutes. */
export interface AskedWeek {
  readonly first: CalendarDay;
  readonly days: number;
  readonly minutes: number;
}

/** When a club has a place. */
export interface ClubTime {
  readonly from: Instant;
  readonly until: Instant;
  readonly club: string;
}

/** When the council has a place, and why. */
export interface EventTime {
  readonly from: Instant;
  readonly until: Instant;
  readonly reason: string;
}

/** A place on a day: when a reservation can start on it, and when clubs or events have it or a part of it. */
export interface PlaceDay {
  readonly place: string;
  readonly starts: readonly Instant[];
  readonly clubs: readonly ClubTime[];
  readonly events: readonly EventTime[];
}

/** A day of a venue. Nothing can be reserved on a day on which it is closed. */
export interface VenueDay {
  readonly day: CalendarDay;
  readonly isOpen: boolean;
  /** When it is open. */
  readonly hours: readonly { readonly from: Instant; readonly until: Instant }[];
  /** Null: it is open. */
  readonly closed: ClosedReason | null;
  readonly places: readonly PlaceDay[];
}

/** The cells of a date at which somebody may still start, by the rules of the venue. */
function allowedCells({ venue, zone }: VenueSite, date: CalendarDate, at: Instant): CellMask {
  const { leadMinutes, windowDays } = venue.rules;
  if (date.day > addDays(dayAt(at, zone), windowDays)) return 0n;
  const first = cellFrom(date, Math.max(at + leadMinutes * 60_000, at + 1));
  return cellsFrom(first, date.cells - first);
}

const clubTimes = (clubs: readonly Reservation[], day: CalendarDay, { venue }: VenueSite, place: string) =>
  clubs
    .filter((one) => one.day === day && areExclusive(venue.places, one.place, place))
    .map(({ start, end, purpose }) => ({ from: start, until: end, club: purpose }));

const eventTimes = (
  events: readonly CouncilEvent[],
  date: CalendarDate,
  { venue }: VenueSite,
  place: string,
): readonly EventTime[] => {
  const [first, end] = [date.start, cellStart(date, date.cells)];
  return events
    .filter(({ from, until }) => from < end && until > first)
    .filter((one) => one.places.some((taken) => areExclusive(venue.places, taken, place)))
    .map(({ from, until, reason }) => ({ from: Math.max(from, first), until: Math.min(until, end), reason }));
};

/** Who has places in the days that are looked at. */
interface Occupied {
  readonly clubs: readonly Reservation[];
  readonly events: readonly CouncilEvent[];
}

function venueDay(
  site: VenueSite,
  times: VenueTimes,
  date: CalendarDate,
  { clubs, events, minutes, at }: Occupied & { readonly minutes: number; readonly at: Instant },
): VenueDay {
  const { venue } = site;
  const { open } = times.opened(venue.opening, date);
  const allowed = allowedCells(site, date, at);
  const places = venue.places.map(({ id: place }): PlaceDay => {
    const starts = placeStarts(venue, times, date, { place, minutes }) & allowed;
    return {
      place,
      starts: cellsOf(starts).map((cell) => cellStart(date, cell)),
      clubs: clubTimes(clubs, date.day, site, place),
      events: eventTimes(events, date, site, place),
    };
  });
  return {
    day: date.day,
    isOpen: open !== 0n,
    hours: cellRuns(open).map(({ first, end }) => ({
      from: cellStart(date, first),
      until: cellStart(date, end),
    })),
    closed: open === 0n ? whyClosed(venue.opening, date.facts) : null,
    places,
  };
}

/** The free times of all places of a venue, worked out when they are asked for. */
export const weekOfVenue =
  (ports: Ports) =>
  async (
    site: VenueSite,
    good: GoodId,
    { first, days, minutes }: AskedWeek,
  ): Promise<readonly VenueDay[]> => {
    const { venue, zone } = site;
    const at = ports.clock.now();
    const last = addDays(first, days - 1);
    const units = [...new Set(venue.places.flatMap(({ id }) => unitsOfPlace(venue.places, id)))];
    const period = { from: startOfDay(first, zone), until: endOfDay(last, zone) };
    const [taken, kept, events] = await Promise.all([
      ports.goodsCalendar.taken(good, { pool: venueCells, units, firstDay: first, lastDay: last }, at),
      reservationsIn(ports)(good, period),
      eventsOfVenue(ports)(good, period),
    ]);
    const clubs = kept
      .map(({ reservation }) => reservation)
      .filter(isOfClub)
      .toReversed();
    const times = { opened: openedDays(), taken: takenOn(taken) };
    return datesFrom(site, first, days).map((date) =>
      venueDay(site, times, date, { clubs, events, minutes, at }),
    );
  };
