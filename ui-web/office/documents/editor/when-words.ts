import { formatClock, formatShortDay } from '#application/text/dates.ts';
import { readMoment } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { When } from './when.ts';

/** The act that schedules, as its button says it: "Programar para el 20 nov., 8.00". */
export function useWhenWords(): (when: When | null) => string {
  const { t, language } = useSpeech();
  const { town } = useOffice();
  return (when) => {
    const moment = readMoment(when?.at ?? '', town.timeZone) ?? null;
    if (moment === null) return t('office-documents:act.schedule');
    const day = formatShortDay(moment.day, language);
    return t('office-documents:scheduleFor', {
      day,
      clock: formatClock(moment.instant, town.timeZone, language),
    });
  };
}
