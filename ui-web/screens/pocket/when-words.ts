import { capital } from '#application/text/capital.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { addDays, dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** Writes moments as the clock and the calendar of the town show them. */
export function useWhen() {
  const { language, t } = useSpeech();
  const { council, site } = usePlace();
  const zone = site.timeZone;
  const clock = (at: Instant): string => formatClock(at, zone, language);
  const day = (at: Instant): string => formatWeekday(dayAt(at, zone), language);
  /** `hoy, 11.02`, `mañana, 9.30`, `viernes 20 de noviembre, 9.30`. */
  const moment = (at: Instant): string => {
    const today = dayAt(council.clock.now(), zone);
    const its = dayAt(at, zone);
    if (its === today) return t('pocket:when.today', { clock: clock(at) });
    if (its === addDays(today, 1)) return t('pocket:when.tomorrow', { clock: clock(at) });
    if (its === addDays(today, -1)) return t('pocket:when.yesterday', { clock: clock(at) });
    return `${day(at)}, ${clock(at)}`;
  };
  return { clock, day, moment, capital: (text: string) => capital(text) };
}
