import { formatClock, formatWeekday, weekdayName } from '#application/text/dates.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import { addDays, dayAt, parseDay, startOfDay } from '#domain/shared/calendar-day.ts';
import type { OpenNow } from '#domain/showcase/open-now.ts';
import type { Speech } from '#ui-web/speech.ts';

const soon = 30;
const minuteLength = 60_000;
const minutesOfDay = 24 * 60;

interface Now {
  readonly now: Instant;
  readonly zone: TimeZone;
}

/** Whether a shop is open, and until when: `Cierra en 20 minutos`. */
export function openWords(
  { isOpen, changes, isUnsaid }: OpenNow,
  { now, zone }: Now,
  { t, language }: Speech,
): string {
  if (isUnsaid) return t('showcase:open.holiday');
  if (changes === null) return t('showcase:open.closed');
  const time = formatClock(changes, zone, language);
  if (isOpen) {
    const count = Math.ceil((changes - now) / minuteLength);
    if (count <= soon) return t('showcase:open.closing', { count });
    if (count > minutesOfDay) return t('showcase:open.always');
    return startOfDay(dayAt(changes, zone), zone) === changes
      ? t('showcase:open.midnight')
      : t('showcase:open.until', { time });
  }
  const [today, day] = [dayAt(now, zone), dayAt(changes, zone)];
  if (day === today) return t('showcase:open.today', { time });
  if (day === addDays(today, 1)) return t('showcase:open.tomorrow', { time });
  return t('showcase:open.later', { time, day: weekdayName(day, language) });
}

/** The last day of an offer, or the first one if it has not begun. */
export function offerDays(
  { from, until }: { readonly from: string; readonly until: string },
  { now, zone }: Now,
  { t, language }: Speech,
): string {
  const [first, last] = [parseDay(from), parseDay(until)];
  if (first === null || last === null) return '';
  const day = (one: typeof first) => formatWeekday(one, language);
  return first > dayAt(now, zone)
    ? t('showcase:offer.from', { day: day(first) })
    : t('showcase:offer.until', { day: day(last) });
}

/** Until when something is set aside: the time, and the day if it is not today. */
export function asideWords(until: string, { now, zone }: Now, { t, language }: Speech): string {
  const at = Date.parse(until);
  const time = formatClock(at, zone, language);
  const day = dayAt(at, zone);
  return day === dayAt(now, zone)
    ? t('showcase:aside.today', { time })
    : t('showcase:aside.later', { time, day: formatWeekday(day, language) });
}
