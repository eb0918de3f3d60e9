import { formatDayOfYear } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';

/** The last day before a moment, by the clock of the town: an end is the first moment at which something is over. */
export function useLastDay(): (until: string | number) => string {
  const { language } = useSpeech();
  const { town } = useOffice();
  return (until) => {
    const at = typeof until === 'number' ? until : Date.parse(until);
    return formatDayOfYear(dayAt(at - 1, town.timeZone), language);
  };
}
