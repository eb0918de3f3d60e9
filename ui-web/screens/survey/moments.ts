import { formatClock, formatDay, formatDayOfYear, formatWeekday } from '#application/text/dates.ts';
import {
  type CalendarDay,
  dayAt,
  daysBetween,
  type Instant,
  startOfDay,
  type TimeZone,
} from '#domain/shared/calendar-day.ts';
import type { Speech } from '#ui-web/speech.ts';

/** `a las 10.42`, `a la 1.05`. */
function atTime(instant: Instant, zone: TimeZone, { t, language }: Speech): string {
  const time = formatClock(instant, zone, language);
  return /^1[.:]/u.test(time) ? t('survey:moment.atOne', { time }) : t('survey:moment.at', { time });
}

/** `hoy a las 10.42`, or the day if it was another. */
export function momentInWords(instant: Instant, now: Instant, zone: TimeZone, speech: Speech): string {
  const day = dayAt(instant, zone);
  const at = atTime(instant, zone, speech);
  if (day === dayAt(now, zone)) return speech.t('survey:moment.today', { at });
  return speech.t('survey:moment.onDay', { day: formatDayOfYear(day, speech.language), at });
}

/** `18 de noviembre de 2026`, with the time unless that is 0:00. */
export function momentOnDay(instant: Instant, zone: TimeZone, speech: Speech): string {
  const isWholeDay = instant === startOfDay(dayAt(instant, zone), zone);
  return isWholeDay
    ? formatDay(dayAt(instant, zone), speech.language)
    : receivedInWords(instant, zone, speech);
}

/** `18 de noviembre de 2026, a las 10.51`. */
export const receivedInWords = (instant: Instant, zone: TimeZone, speech: Speech): string =>
  speech.t('survey:moment.full', {
    day: formatDay(dayAt(instant, zone), speech.language),
    at: atTime(instant, zone, speech),
  });

/** `Hasta el viernes 27 de noviembre`, and how many days are left. */
export function untilInWords(
  lastDay: CalendarDay,
  now: Instant,
  zone: TimeZone,
  { t, language }: Speech,
): readonly string[] {
  const left = daysBetween(dayAt(now, zone), lastDay);
  const until = t('survey:status.until', { day: formatWeekday(lastDay, language) });
  return [until, left === 0 ? t('survey:status.lastDay') : t('survey:status.daysLeft', { count: left })];
}
