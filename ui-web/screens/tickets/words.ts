import type { EventRow } from '#adapters/wire/tickets/ticketed-event.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import type { Speech } from '#ui-web/speech.ts';

/** What a ticket costs: an amount, or that it is free. */
export const ticketPriceText = (amount: number, { t }: Speech): string =>
  amount === 0 ? t('tickets:free') : formatMoney(cents(amount));

/** What the tickets of an event cost; a range that begins at nothing says the word, not “0,00 €”. */
export function pricesText({ from, to }: Pick<EventRow, 'from' | 'to'>, speech: Speech): string {
  if (from === to) return ticketPriceText(from, speech);
  const money = { from: formatMoney(cents(from)), to: formatMoney(cents(to)) };
  return speech.t(from === 0 ? 'tickets:freeToo' : 'tickets:prices', money);
}

/** When: `viernes 4 de diciembre, 20.00`. */
export function whenText(moment: string, zone: TimeZone, { language }: Speech): string {
  const at = Date.parse(moment);
  return `${formatWeekday(dayAt(at, zone), language)}, ${formatClock(at, zone, language)}`;
}
