import { formatDay, weekdayName } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** A day with its weekday: "viernes, 27 de noviembre de 2026". */
export function useDayOf(): (day: CalendarDay) => string {
  const { language } = useSpeech();
  return (day) => `${weekdayName(day, language)}, ${formatDay(day, language)}`;
}
