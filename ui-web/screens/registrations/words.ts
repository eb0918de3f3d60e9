import { formatDay, formatDays } from '#application/text/dates.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { ActivityAnswer, ActivityRow } from '#adapters/wire/registrations/activity.ts';
import { cents } from '#domain/shared/money.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import type { Speech } from '#ui-web/speech.ts';

/** What a place costs: an amount, or that it is free. */
export const placeFeeText = (amount: number, { t }: Speech): string =>
  amount === 0 ? t('registrations:free') : formatMoney(cents(amount));

/** The day of a moment that ends something: the moment itself is of the next day. */
const lastDayOf = (moment: string, zone: TimeZone) => dayAt(Date.parse(moment) - 1, zone);

/** The last day of something: `11 de diciembre de 2026`. */
export const lastDayText = (moment: string, zone: TimeZone, { language }: Speech): string =>
  formatDay(lastDayOf(moment, zone), language);

/** From when to when: both days are of it. */
export const periodText = (from: string, until: string, zone: TimeZone, { language }: Speech): string =>
  formatDays(dayAt(Date.parse(from), zone), lastDayOf(until, zone), language);

/** For which ages a group is; empty if it is for all. */
export function agesText(
  { minimumAge, maximumAge }: Pick<ActivityAnswer['groups'][number], 'minimumAge' | 'maximumAge'>,
  { t }: Speech,
): string {
  const [from, to] = [formatCount(minimumAge ?? 0), formatCount(maximumAge ?? 0)];
  if (minimumAge !== null && maximumAge !== null) return t('registrations:ages.both', { from, to });
  if (minimumAge !== null) return t('registrations:ages.from', { from });
  return maximumAge === null ? '' : t('registrations:ages.to', { to });
}

/** What an activity is busy with now. Where the first to come have the places, their places are had at once. */
export const phaseText = ({ phase, mode }: Pick<ActivityRow, 'phase' | 'mode'>, { t }: Speech): string =>
  t(`registrations:phase.${phase === 'places' && mode === 'firstCome' ? 'closed' : phase}`);

/** Letters by which lists name an application, as people read them. */
export const codeText = (code: string): string => code.toUpperCase();

/** The address of an activity. */
export const activityAddress = (id: string): string => `/inscripciones/${encodeURIComponent(id)}`;
