import {
  addDays,
  type CalendarDay,
  dayAt,
  endOfDay,
  type Instant,
  instantAt,
  type TimeZone,
  weekdayOfDay,
} from '../shared/calendar-day.ts';
import type { OpenStretch } from '../vouchers/shops/opening-hours.ts';

/** A time in which a shop is open: from a moment to the first one at which it is closed. */
export interface OpenTime {
  readonly from: Instant;
  readonly until: Instant;
}

const minutesOfDay = 24 * 60;

const momentOn = (day: CalendarDay, minute: number, zone: TimeZone): Instant =>
  minute === minutesOfDay ? endOfDay(day, zone) : instantAt(day, minute * 60, zone);

/**
 * The times of the coming week in which a shop is open and that are not over, the next one first, each worked out when it is
 * asked for: of thousands of shops only the next one is. Holidays are not known.
 */
export function* openTimes(
  hours: readonly OpenStretch[],
  now: Instant,
  zone: TimeZone,
): Generator<OpenTime, void, void> {
  const today = dayAt(now, zone);
  const inOrder = hours.toSorted((a, b) => a.from - b.from);
  for (let n = 0; n < 8; n += 1) {
    const day = addDays(today, n);
    const weekday = weekdayOfDay(day);
    for (const one of inOrder) {
      if (one.weekday !== weekday) continue;
      const until = momentOn(day, one.until, zone);
      if (until > now) yield { from: momentOn(day, one.from, zone), until };
    }
  }
}

/** The first of some times for which something holds; null if it holds for none. */
function firstTime(times: Iterable<OpenTime>, holds: (time: OpenTime) => boolean): OpenTime | null {
  for (const time of times) if (holds(time)) return time;
  return null;
}

/** The next time in which a shop is open, or the one in which it is; null if it does not open within a week. */
export const nextOpenTime = (hours: readonly OpenStretch[], now: Instant, zone: TimeZone): OpenTime | null =>
  firstTime(openTimes(hours, now, zone), () => true);

/** Whether a shop is open, and the moment at which that changes; null if it does not open within a week. */
export interface OpenNow {
  readonly isOpen: boolean;
  readonly changes: Instant | null;
}

/** Whether a shop is open at a moment. */
export function openNow(hours: readonly OpenStretch[], now: Instant, zone: TimeZone): OpenNow {
  const next = nextOpenTime(hours, now, zone);
  if (next === null) return { isOpen: false, changes: null };
  return next.from <= now ? { isOpen: true, changes: next.until } : { isOpen: false, changes: next.from };
}

/** The least time that somebody has to come for what is set aside. */
const leastToCome = 3_600_000;

/** Until when a shop sets something aside: the first time it closes in an hour or later; null if it does not open. */
export function setAsideUntil(hours: readonly OpenStretch[], now: Instant, zone: TimeZone): Instant | null {
  return firstTime(openTimes(hours, now, zone), ({ until }) => until - now >= leastToCome)?.until ?? null;
}
