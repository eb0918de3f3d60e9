import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** A month in short; January is its year. */
export function useMonthWords(): (day: CalendarDay) => string {
  const { language } = useSpeech();
  const names = new Intl.DateTimeFormat(languageTag(language), { month: 'short', timeZone: 'UTC' });
  return (day) =>
    day.slice(5, 7) === '01'
      ? day.slice(0, 4)
      : names.format(Date.parse(`${day}T00:00:00Z`)).replace('.', '');
}
