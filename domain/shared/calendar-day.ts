import { wallClock } from './wall-clock.ts';

/** A day on a calendar, `YYYY-MM-DD`, without hour or zone. Compares as text. */
export type CalendarDay = string & { readonly CalendarDay: unique symbol };

/** Milliseconds since 1970 UTC: a point in time, whatever clock shows it. */
export type Instant = number;

/** An IANA name such as `Europe/Madrid`. */
export type TimeZone = string;

const dayLength = 86_400_000;
const formats = new Map<TimeZone, Intl.DateTimeFormat>();

function formatOf(zone: TimeZone): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format;
}

/** What calendar and clock on a wall in that zone show at the instant, part by part. */
function wallParts(instant: Instant, zone: TimeZone): (type: string) => string {
  const parts = formatOf(zone).formatToParts(instant);
  return (type) =>
    parts
      .filter((part) => part.type === type)
      .map(({ value }) => value)
      .join('');
}

/** The day that a calendar on a wall in that zone shows at the instant. */
export function dayAt(instant: Instant, zone: TimeZone): CalendarDay {
  const wall = wallClock(instant, zone);
  if (wall !== null) return new Date(wall).toISOString().slice(0, 10) as CalendarDay;
  const part = wallParts(instant, zone);
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as CalendarDay;
}

const mostRemembered = 1000;

/** Every vote asks for the same day, and working it out takes longer than all the rest of the question. */
function remembering<Asked extends readonly (string | number)[]>(
  work: (...asked: Asked) => Instant,
): (...asked: Asked) => Instant {
  const known = new Map<string, Instant>();
  return (...asked) => {
    const key = asked.join(' ');
    const instant = known.get(key) ?? work(...asked);
    if (known.size >= mostRemembered) known.clear();
    known.set(key, instant);
    return instant;
  };
}

/**
 * The first instant of the day in that zone: usually midnight, later where the clock skips midnight. Days of 23 and
 * 25 hours come out right because nothing is assumed about their length.
 */
export const startOfDay = remembering(firstInstant);

/** The first instant after the day in that zone: of the next day. */
export const endOfDay = remembering((day: CalendarDay, zone: TimeZone) => startOfDay(addDays(day, 1), zone));

function firstInstant(day: CalendarDay, zone: TimeZone): Instant {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const hasBegun = (instant: Instant) => dayAt(instant, zone) >= day;
  // Where no clock is changed that night, this is it: a search asks the calendar seven times as often.
  const usual = midnightUtc - aheadOfUtc(midnightUtc, zone);
  if (hasBegun(usual) && !hasBegun(usual - 1)) return usual;
  return firstBetween(midnightUtc - dayLength, midnightUtc + dayLength, hasBegun);
}

/** By how many milliseconds a clock on a wall in that zone is ahead of UTC at a full second. */
const aheadOfUtc = (instant: Instant, zone: TimeZone): number =>
  Date.parse(`${dayAt(instant, zone)}T00:00:00Z`) + wallSeconds(instant, zone) * 1000 - instant;

/** The first instant after `before`, up to `within`, from which on something holds. */
function firstBetween(before: Instant, within: Instant, holds: (instant: Instant) => boolean): Instant {
  let [low, high] = [before, within];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The place of a day in its week: Monday is 0. */
export const weekdayOfDay = (day: CalendarDay): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The calendar day so many days later (or earlier, below zero). */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength)
    .toISOString()
    .slice(0, 10) as CalendarDay;
}

/** How many midnights lie between two days; negative when `to` comes first. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);
}

/** The day of a text like `2026-11-27` or `2026-11-27T00:00:00.000Z`, or null when it starts with no real date. */
export function parseDay(text: string): CalendarDay | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:$|T)/u.exec(text);
  const day = match?.[1];
  if (!day || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  return addDays(day as CalendarDay, 0) === day ? (day as CalendarDay) : null;
}

/** Seconds since midnight that a clock on a wall in that zone shows at the instant. */
export function wallSeconds(instant: Instant, zone: TimeZone): number {
  const wall = wallClock(instant, zone);
  if (wall !== null) return Math.floor((wall - Math.floor(wall / dayLength) * dayLength) / 1000);
  const part = wallParts(instant, zone);
  return Number(part('hour')) * 3600 + Number(part('minute')) * 60 + Number(part('second'));
}

/**
 * The instant at which a clock in that zone shows the time on that day. Of an hour that comes twice, the first; in an
 * hour that the clock skips, the instant after it.
 *
 * @example instantAt(day('2027-03-28'), 2.5 * 3600, 'Europe/Madrid') // 3:00 in summer time, 2027-03-28T01:00:00Z
 */
export const instantAt = remembering(firstShowing);

function firstShowing(day: CalendarDay, secondsOfDay: number, zone: TimeZone): Instant {
  const naive = startOfDay(day, zone) + secondsOfDay * 1000;
  const ahead = (secondsOfDay - wallSeconds(naive, zone)) * 1000;
  // The last hour of a day of 23 hours is after midnight by its length: the clock then shows the next day.
  const shifted = naive + ahead - Math.round(ahead / dayLength) * dayLength;
  if (wallSeconds(shifted, zone) === secondsOfDay) return shifted;
  return firstBetween(
    shifted,
    naive,
    (instant) => dayAt(instant, zone) === day && wallSeconds(instant, zone) >= secondsOfDay,
  );
}

/**
 * A moment as councils write it: an instant with its offset (`…Z`, `+01:00`), a local time of the realm, or a whole
 * day. Null when it is none of these.
 */
export function readMoment(
  text: string,
  zone: TimeZone,
): { readonly instant: Instant; readonly day: CalendarDay } | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/u.exec(text);
  const day = parseDay(match?.[1] ?? '');
  if (!match || day === null) return null;
  if (match[5]) {
    const instant = Date.parse(text);
    return Number.isNaN(instant) ? null : { instant, day: dayAt(instant, zone) };
  }
  const seconds = Number(match[2] ?? 0) * 3600 + Number(match[3] ?? 0) * 60 + Number(match[4] ?? 0);
  return { instant: instantAt(day, seconds, zone), day };
}
