import { addDays, type CalendarDay, daysBetween } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';

const aMonday = '2024-01-01' as CalendarDay;

/**
 * Days of the week as each language shortens them, from Monday on. Three letters of the name are not enough: in Catalan three
 * days begin with `dim` or `dij`, and in Basque with `ast`.
 */
const shortNames: Readonly<Record<Language, readonly string[]>> = {
  es: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  va: ['dl', 'dt', 'dc', 'dj', 'dv', 'ds', 'dg'],
  ca: ['dl', 'dt', 'dc', 'dj', 'dv', 'ds', 'dg'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  eu: ['al', 'ar', 'az', 'og', 'or', 'lr', 'ig'],
};

/** The short name of the day of the week of a day: `vie`, `dv`, `or`. */
export function shortWeekday(day: CalendarDay, language: Language): string {
  const since = ((daysBetween(aMonday, day) % 7) + 7) % 7;
  return shortNames[language][since] as string;
}

/** The same of a day of the week, where 1 is Monday. */
export const shortNameOfWeekday = (weekday: number, language: Language): string =>
  shortWeekday(addDays(aMonday, weekday - 1), language);
