import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { datesFrom, openedDays } from '#domain/free-times/opened-days.ts';
import { hoursOfMask } from '#domain/free-times/mask-hours.ts';
import type { DayHours } from '#domain/free-times/opening.ts';
import { outsideVenue, type VenueOutsideWhy } from '#domain/reservations/outside-venue.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { addDays, type CalendarDay, dayAt, endOfDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { eventsOfVenue } from '../events-of-venue.ts';
import { reservationsIn } from '../list-reservations.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'list'>;
  readonly clock: Clock;
}

/** A day of a venue as it is written: when it is open, and what of it is taken. */
export interface LookedVenueDay {
  readonly day: CalendarDay;
  readonly isHoliday: boolean;
  readonly hours: readonly DayHours[];
  /** How many reservations begin on it. */
  readonly reserved: number;
  /** The reasons of the council’s events on it. */
  readonly events: readonly string[];
}

/** A reservation that a venue as it is written could not give any more. */
export interface OutsideReservation {
  readonly reservation: Reservation;
  readonly why: VenueOutsideWhy;
}

/** What a venue as it is written offers, what the published one offers, and whose reservations are in the way. */
export interface VenueLook {
  readonly drafted: readonly LookedVenueDay[];
  /** Null: it is not published. */
  readonly published: readonly LookedVenueDay[] | null;
  readonly outside: readonly OutsideReservation[];
}

const [daysSeen, daysAhead] = [7, 400];

/** What counts as taken: who waits for a payment for some minutes loses it or has it soon. */
const isStanding = ({ state }: Reservation): boolean => ['booked', 'requested'].includes(state);

/** Looks at a venue as it is written, before it is published: a week of it, and every reservation that would be outside. */
export const lookAtVenue =
  (ports: Ports) =>
  async (
    good: GoodId,
    { drafted, published }: { readonly drafted: VenueSite; readonly published: VenueSite | null },
    first: CalendarDay,
  ): Promise<VenueLook> => {
    const { zone } = drafted;
    const now = ports.clock.now();
    const end = endOfDay(addDays(dayAt(now, zone), daysAhead), zone);
    const week = { from: startOfDay(first, zone), until: endOfDay(addDays(first, daysSeen - 1), zone) };
    const [ahead, own, events] = await Promise.all([
      reservationsIn(ports)(good, { from: now, until: end }),
      reservationsIn(ports)(good, week),
      eventsOfVenue(ports)(good, week),
    ]);
    const standing = own.map(({ reservation }) => reservation).filter(isStanding);
    const daysOf = (site: VenueSite): readonly LookedVenueDay[] => {
      const opened = openedDays();
      return datesFrom(site, first, daysSeen).map((date): LookedVenueDay => {
        const [from, until] = [startOfDay(date.day, zone), endOfDay(date.day, zone)];
        return {
          day: date.day,
          isHoliday: date.facts.isHoliday,
          hours: hoursOfMask(date, opened(site.venue.opening, date).open, zone),
          reserved: standing.filter(({ day }) => day === date.day).length,
          events: events.filter((one) => one.from < until && one.until > from).map(({ reason }) => reason),
        };
      });
    };
    const whyOutside = outsideVenue(drafted);
    return {
      drafted: daysOf(drafted),
      published: published && daysOf(published),
      outside: ahead
        .map(({ reservation }) => reservation)
        .filter(isStanding)
        .toReversed()
        .flatMap((reservation) => {
          const why = whyOutside(reservation);
          return why === null ? [] : [{ reservation, why }];
        }),
    };
  };
