import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import type { Speech } from '#ui-web/speech.ts';

/** An amount of cents, in words. */
export const moneyText = (amount: number): string => formatMoney(cents(amount));

/** The hour of a moment: `19.00`. */
export const clockAt = (moment: string, zone: TimeZone, { language }: Speech): string =>
  formatClock(Date.parse(moment), zone, language);

/** The day of a moment: `viernes 20 de noviembre`. */
export const momentDay = (moment: string, zone: TimeZone, { language }: Speech): string =>
  formatWeekday(dayAt(Date.parse(moment), zone), language);

/** From when until when: `de 19.00 a 20.00`. */
export const spanText = (start: string, end: string, zone: TimeZone, speech: Speech): string =>
  speech.t('reservations:span', {
    from: clockAt(start, zone, speech),
    until: clockAt(end, zone, speech),
  });

/** How long: `1 hora`, `1 hora y 30 minutos`, `45 minutos`. */
export function lengthText(minutes: number, { t }: Speech): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const inHours = t('reservations:length.hours', { count: hours, n: formatCount(hours) });
  const inMinutes = t('reservations:length.minutes', { count: rest, n: formatCount(rest) });
  if (rest === 0) return inHours;
  return hours === 0 ? inMinutes : t('reservations:length.both', { hours: inHours, minutes: inMinutes });
}

/** How long before: days if they are whole ones, else hours and minutes. */
export function beforeText(minutes: number, speech: Speech): string {
  const days = minutes / 1440;
  if (days >= 2 && Number.isInteger(days))
    return speech.t('reservations:length.days', { count: days, n: formatCount(days) });
  return lengthText(minutes, speech);
}

/** The address of a venue. */
export const venueAddress = (id: string): string => `/reservas/${encodeURIComponent(id)}`;
