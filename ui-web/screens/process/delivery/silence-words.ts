import { formatCount } from '#application/text/numbers.ts';
import type { Delivery } from '#domain/processes/delivery.ts';
import { daysWithoutNews } from '#domain/processes/silence.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Speech } from '#ui-web/speech.ts';

/** How long a project has been silent: "Sin noticias desde hace 47 días". Null if there is news of today, or none is due. */
export function silenceWords(delivery: Delivery, today: CalendarDay, { t }: Speech): string | null {
  const days = daysWithoutNews(delivery, today);
  return days === null || days === 0 ? null : t('delivery:silent', { count: days, n: formatCount(days) });
}
