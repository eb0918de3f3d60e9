import { weekdayName } from '#application/text/dates.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Weekday } from '#domain/working-days/working-days.ts';
import { useSpeech } from '#ui-web/speech.ts';

const aMonday = '2024-01-01' as CalendarDay;

/** The name of a day of the week: "lunes". */
export function useWeekdayWords(): (day: Weekday) => string {
  const { language } = useSpeech();
  return (day) => weekdayName(addDays(aMonday, day - 1), language);
}
