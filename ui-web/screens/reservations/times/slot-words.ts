import { formatWeekday } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { Slot, VenueWeekDay } from './slot.ts';

/** Minutes of the day as a clock shows them: `19.30`, or `19:30` in English and Basque. */
export function clockOfRow(row: number, { language }: Pick<Speech, 'language'>): string {
  const joint = /^e[nu]/u.test(language) ? ':' : '.';
  return `${Math.floor(row / 60)}${joint}${String(row % 60).padStart(2, '0')}`;
}

/** The same, without the minutes of whole hours: `19`. */
export const shortRow = (row: number, speech: Pick<Speech, 'language'>): string =>
  row % 60 === 0 ? String(row / 60) : clockOfRow(row, speech);

/** Why a time cannot be had, in a sentence. */
export function whyText(slot: Exclude<Slot, { readonly kind: 'free' }>, { t }: Pick<Speech, 't'>): string {
  if (slot.kind === 'club') return t('reservations:why.club', { name: slot.name });
  if (slot.kind === 'event') return t('reservations:why.event', { name: slot.name });
  if (slot.kind === 'closed') return t(`reservations:closed.${slot.why}`);
  return t(`reservations:why.${slot.kind}`);
}

/** What a button of a free time is called: its day, its hour, its place, and light if it is paid. */
export const freeText = (
  { day }: Pick<VenueWeekDay, 'day'>,
  row: number,
  { place, isLit }: { readonly place: string; readonly isLit: boolean },
  speech: Speech,
): string =>
  speech.t(isLit ? 'reservations:free.lit' : 'reservations:free.plain', {
    day: formatWeekday(day as CalendarDay, speech.language),
    time: clockOfRow(row, speech),
    place,
  });
