import { formatClock, formatShortDay } from '#application/text/dates.ts';
import { dayAt, daysBetween } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';

/** A moment as people of staff read it: “hoy, 9.31”; and its day alone. */
export function useStaffMoment() {
  const { t, language } = useSpeech();
  const { town, council } = useOffice();
  const dayOf = (at: string) => dayAt(Date.parse(at), town.timeZone);
  return {
    day: (at: string): string => formatShortDay(dayOf(at), language),
    moment: (at: string): string => {
      const ago = daysBetween(dayOf(at), dayAt(council.clock.now(), town.timeZone));
      const clock = formatClock(Date.parse(at), town.timeZone, language);
      if (ago === 0) return t('office-access:moment.today', { clock });
      if (ago === 1) return t('office-access:moment.yesterday', { clock });
      return t('office-access:moment.day', { day: formatShortDay(dayOf(at), language), clock });
    },
  };
}
