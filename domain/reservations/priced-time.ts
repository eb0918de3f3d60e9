import { type CalendarDate, type CalendarPlace, datesFrom } from '../free-times/opened-days.ts';
import { cellLength, cellMinutes } from '../free-times/cell-day.ts';
import { dayAt, type Instant, wallSeconds } from '../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../shared/result.ts';
import { endAfter, takeOfPlace } from './place-times.ts';
import type { Reservation } from './reservation.ts';
import { type ReservationFault, timeFault } from './reservation-rules.ts';
import { type NoRate, paidFor, type PersonCategory, priceOfUse } from './tariff.ts';
import type { Venue } from './venue.ts';

/** A venue where it is: its clock and its holidays. */
export interface VenueSite extends CalendarPlace {
  readonly venue: Venue;
}

/** When and as whom somebody wants a place. */
export interface AskedTime {
  readonly place: string;
  readonly category: string;
  readonly start: Instant;
  readonly minutes: number;
}

/** A time that the rules allow, with its price. */
export interface PricedTime {
  readonly date: CalendarDate;
  readonly category: PersonCategory;
  readonly minutes: number;
  readonly facts: Pick<
    Reservation,
    'place' | 'start' | 'end' | 'day' | 'take' | 'price' | 'total' | 'deposit'
  >;
}

/** Why a time has no price, or cannot be reserved whatever is free. */
export type TimeRefused = ReservationFault | NoRate | { readonly kind: 'unknownPlace' | 'unknownCategory' };

/** The date of a venue at a moment. */
export function dateAt(site: Pick<VenueSite, 'zone' | 'isHoliday'>, at: Instant): CalendarDate {
  const [date] = datesFrom(site, dayAt(at, site.zone), 1) as [CalendarDate];
  return date;
}

/** The price of a place at a time for a person of a category, by the tariff as it is now. */
function priceAt(
  { venue, zone }: VenueSite,
  date: CalendarDate,
  { place, category, start, minutes }: AskedTime,
): ReturnType<typeof priceOfUse> {
  const cells = Array.from({ length: minutes / cellMinutes }, (_, at) => start + at * cellLength);
  return priceOfUse(venue.tariff, {
    place,
    category,
    month: Number(date.day.slice(5, 7)),
    weekday: date.facts.weekday,
    minutes: cells.map((at) => Math.floor(wallSeconds(at, zone) / 60)),
  });
}

/** What the rules of a venue say of a time, and what it costs: the price that is shown is the one that is paid. */
export function pricedTime(
  site: VenueSite,
  asked: AskedTime,
  at: Instant,
  isAtDesk = false,
): Either<TimeRefused, PricedTime> {
  const { venue, zone } = site;
  const { place, start, minutes } = asked;
  if (!venue.places.some(({ id }) => id === place)) return left({ kind: 'unknownPlace' });
  const category = venue.tariff.categories.find(({ id }) => id === asked.category);
  if (category === undefined) return left({ kind: 'unknownCategory' });
  const date = dateAt(site, start);
  const time = { start, end: endAfter(start, minutes), day: date.day };
  const fault = timeFault(venue.rules, time, { at, today: dayAt(at, zone), isAtDesk });
  if (fault !== null) return left(fault);
  const price = priceAt(site, date, asked);
  if (isLeft(price)) return price;
  const take = takeOfPlace(venue, date, { place, start, minutes });
  const facts = { place, ...time, take, price: price.right, ...paidFor(price.right) };
  return right({ date, category, minutes, facts });
}
