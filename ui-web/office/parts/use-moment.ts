import { useCallback } from 'react';
import { formatClock, formatDayOfYear, formatShortDay } from '#application/text/dates.ts';
import { type CalendarDay, dayAt, daysBetween, parseDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';

/** A moment as people of staff read it: "hoy, 9.31", "ayer, 9.12", "16 nov., 11.06"; no words if there is none. */
export function useOfficeMoment(): (at: string) => string {
  const { t, language } = useSpeech();
  const { town, council } = useOffice();
  return useCallback(
    (at) => {
      const instant = Date.parse(at);
      if (Number.isNaN(instant)) return '';
      const day = dayAt(instant, town.timeZone);
      const ago = daysBetween(day, dayAt(council.clock.now(), town.timeZone));
      const clock = formatClock(instant, town.timeZone, language);
      if (ago === 0) return t('office:moment.today', { clock });
      if (ago === 1) return t('office:moment.yesterday', { clock });
      return t('office:moment.day', { day: formatShortDay(day, language), clock });
    },
    [t, language, town, council],
  );
}

/** The day of a moment alone: "16 nov.". */
export function useDayOfMoment(): (at: string) => string {
  const { language } = useSpeech();
  const { town } = useOffice();
  return (at) => formatShortDay(dayAt(Date.parse(at), town.timeZone), language);
}

/** The day of now in the town. */
export function useToday(): CalendarDay {
  const { town, council } = useOffice();
  return dayAt(council.clock.now(), town.timeZone);
}

/** A day as words: "20 de noviembre". */
export function useDayWords(): (day: string) => string {
  const { language } = useSpeech();
  return useCallback(
    (day) => {
      const read = parseDay(day);
      return read === null ? day : formatDayOfYear(read, language);
    },
    [language],
  );
}
