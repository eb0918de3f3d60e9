import { type CalendarDay, type Instant, type TimeZone, wallSeconds } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { calendars, type DayParts } from './calendars.ts';

function partsOf(day: CalendarDay): DayParts {
  const date = new Date(`${day}T00:00:00Z`);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: (date.getUTCDay() + 6) % 7,
  };
}

/** `27 de noviembre de 2026` · `27 November 2026` · `2026ko azaroaren 27a`. */
export const formatDay = (day: CalendarDay, language: Language): string =>
  calendars[language].long(partsOf(day));

/** `27 de noviembre`, for a day of which the year is plain. */
export const formatDayOfYear = (day: CalendarDay, language: Language): string =>
  calendars[language].withoutYear(partsOf(day));

/** `viernes 27 de noviembre`. */
export const formatWeekday = (day: CalendarDay, language: Language): string =>
  calendars[language].withWeekday(partsOf(day));

/** `viernes`. */
export const weekdayName = (day: CalendarDay, language: Language): string =>
  calendars[language].weekday(partsOf(day));

/** `27 nov.` */
export const formatShortDay = (day: CalendarDay, language: Language): string =>
  calendars[language].short(partsOf(day));

/** Both days included: `Del 9 al 27 de noviembre de 2026`; one day alone when both are the same. */
export function formatDays(start: CalendarDay, end: CalendarDay, language: Language): string {
  const [from, to] = [partsOf(start), partsOf(end)];
  const words = calendars[language];
  if (start === end) return words.long(from);
  if (from.year !== to.year) return words.apart(from, to);
  return from.month === to.month ? words.sameMonth(from, to) : words.sameYear(from, to);
}

/** The time on a clock in that zone: `10.51`, or `10:51` in English and Basque. */
export function formatClock(instant: Instant, zone: TimeZone, language: Language): string {
  // Without `Intl`, whose first use for hours takes a phone two hundred milliseconds.
  const minutes = Math.floor(wallSeconds(instant, zone) / 60);
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return `${hour}${/^e[nu]/u.test(language) ? ':' : '.'}${minute}`;
}
