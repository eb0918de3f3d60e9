import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';

/** The names and the hours of what is sold of an event, as they are said. */
export function useEventWords(event: TicketedEventAnswer) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  return {
    money: (amount: number) => formatMoney(cents(amount)),
    /** What a ticket costs. */
    price: (amount: number) => (amount === 0 ? t('office-tickets:free') : formatMoney(cents(amount))),
    /** When a session begins; of one that is not in the document any more, its id. */
    session: (id: string) => {
      const found = event.dates.find((one) => one.id === id);
      if (found === undefined) return id;
      const at = Date.parse(found.start);
      const day = formatWeekday(dayAt(at, town.timeZone), language);
      return `${day}, ${formatClock(at, town.timeZone, language)}`;
    },
    type: (id: string) => {
      const found = event.types.find((one) => one.id === id);
      return found === undefined ? id : said(found.title).text;
    },
  };
}

/** Refusals that have words of their own; every other one is that it could not be done. */
const inWords: ReadonlySet<string> = new Set([
  'unreachable',
  'notAllowed',
  'nothingWanted',
  'tooManyTickets',
  'companionAlone',
  'noneLeft',
  'hasMostTickets',
  'othersWait',
  'notOnSale',
  'saleIsOver',
  'sessionCalledOff',
  'whoMissing',
  'identityUnreadable',
  'birthDayMissing',
  'notListed',
  'notOfAge',
  'tooManyAttempts',
  'notOwn',
  'begun',
  'used',
  'nothingOwed',
  'failed',
  'changed',
  'sameSigner',
  'notSigned',
  'reasonMissing',
]);

/** Why the council did not do something with tickets, as a key of the texts of this place. */
export function whyOfTickets(refusal: object): string {
  const { kind = '', where } = refusal as { readonly kind?: string; readonly where?: unknown };
  const why = kind === 'ticketRefused' && typeof where === 'string' ? where : kind;
  return `office-tickets:why.${inWords.has(why) ? why : 'other'}`;
}
