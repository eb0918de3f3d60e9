import {
  addDays,
  type CalendarDay,
  dayAt,
  type Instant,
  type TimeZone,
  weekdayOfDay,
} from '../shared/calendar-day.ts';
import { minuteOnDay, onHolidays, type OpenStretch } from '../vouchers/shops/opening-hours.ts';

/** A time in which a shop is open: from a moment to the first one at which it is closed. */
export interface OpenTime {
  readonly from: Instant;
  readonly until: Instant;
}

/** Whether a day is a holiday of the town. */
export type IsHoliday = (day: CalendarDay) => boolean;

/** For a town whose holidays are not known. */
export const noHoliday: IsHoliday = () => false;

/**
 * The times of the coming week in which a shop is open and that are not over, the next one first, each worked out when it is
 * asked for: of thousands of shops only the next one is. On a holiday a shop is open in the hours that it says for holidays.
 */
export function* openTimes(
  hours: readonly OpenStretch[],
  now: Instant,
  zone: TimeZone,
  isHoliday: IsHoliday = noHoliday,
): Generator<OpenTime, void, void> {
  const today = dayAt(now, zone);
  const inOrder = hours.toSorted((a, b) => a.from - b.from);
  // What began yesterday may end after midnight.
  for (let n = -1; n < 8; n += 1) {
    const day = addDays(today, n);
    const weekday = isHoliday(day) ? onHolidays : weekdayOfDay(day);
    for (const one of inOrder) {
      if (one.weekday !== weekday) continue;
      const until = minuteOnDay(day, one.until, zone);
      if (until > now) yield { from: minuteOnDay(day, one.from, zone), until };
    }
  }
}

/** The first of some times for which something holds; null if it holds for none. */
function firstTime(times: Iterable<OpenTime>, holds: (time: OpenTime) => boolean): OpenTime | null {
  for (const time of times) if (holds(time)) return time;
  return null;
}

/** Times of which one begins when the one before ends are one: who closes at midnight and opens then is open. */
function* joined(times: Iterable<OpenTime>): Generator<OpenTime, void, void> {
  let last: OpenTime | null = null;
  for (const time of times) {
    if (last === null || time.from > last.until) {
      if (last !== null) yield last;
      last = time;
    } else last = { from: last.from, until: Math.max(last.until, time.until) };
  }
  if (last !== null) yield last;
}

/** The next time in which a shop is open, or the one in which it is; null if it does not open within a week. */
export const nextOpenTime = (
  hours: readonly OpenStretch[],
  now: Instant,
  zone: TimeZone,
  isHoliday: IsHoliday = noHoliday,
): OpenTime | null => firstTime(joined(openTimes(hours, now, zone, isHoliday)), () => true);

/** Whether a shop is open, and the moment at which that changes; null if it does not open within a week. */
export interface OpenNow {
  readonly isOpen: boolean;
  readonly changes: Instant | null;
  /** Whether today is a holiday of which the shop says nothing: it may be open or not. */
  readonly isUnsaid: boolean;
}

/** Whether a shop is open at a moment. */
export function openNow(
  hours: readonly OpenStretch[],
  now: Instant,
  zone: TimeZone,
  isHoliday: IsHoliday = noHoliday,
): OpenNow {
  const next = nextOpenTime(hours, now, zone, isHoliday);
  if (next !== null && next.from <= now) return { isOpen: true, changes: next.until, isUnsaid: false };
  const saysHolidays = hours.some(({ weekday }) => weekday === onHolidays);
  const isUnsaid = hours.length > 0 && !saysHolidays && isHoliday(dayAt(now, zone));
  return { isOpen: false, changes: next?.from ?? null, isUnsaid };
}

/** The least time that somebody has to come for what is set aside. */
const leastToCome = 3_600_000;

/** Until when a shop sets something aside: the first time it closes in an hour or later; null if it does not open. */
export const setAsideUntil = (
  hours: readonly OpenStretch[],
  now: Instant,
  zone: TimeZone,
  isHoliday: IsHoliday = noHoliday,
): Instant | null =>
  firstTime(openTimes(hours, now, zone, isHoliday), ({ until }) => until - now >= leastToCome)?.until ?? null;
