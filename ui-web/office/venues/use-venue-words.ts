import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';

/** The names and the hours of what is reserved at a venue, as they are said. */
export function useVenueWords(venue: VenueAnswer) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  const clock = (at: string) => formatClock(Date.parse(at), town.timeZone, language);
  const dayOf = (at: string): CalendarDay => dayAt(Date.parse(at), town.timeZone);
  const day = (at: string) => formatWeekday(dayOf(at), language);
  const place = (id: string) => {
    const found = venue.places.find((one) => one.id === id);
    return found === undefined ? id : said(found.title).text;
  };
  const hours = ({ start, end }: { readonly start: string; readonly end: string }) =>
    t('office-venues:hours', { from: clock(start), until: clock(end) });
  return {
    clock,
    day,
    dayOf,
    place,
    hours,
    span: ({ from, until }: { readonly from: string; readonly until: string }) =>
      dayOf(from) === dayOf(until)
        ? `${day(from)}, ${hours({ start: from, end: until })}`
        : `${day(from)}, ${clock(from)} – ${day(until)}, ${clock(until)}`,
    money: (amount: number) => formatMoney(cents(amount)),
    /** Who has it, without a name: the club, or the price that the person paid. */
    who: ({ people, purpose }: Pick<StaffReservationAnswer, 'people' | 'purpose'>) => {
      const found = venue.people.find((one) => one.id === people);
      return found === undefined ? purpose : said(found.title).text;
    },
    when: (one: StaffReservationAnswer) => `${day(one.start)}, ${hours(one)}`,
    short: (holder: string) =>
      holder
        .replaceAll(/[^A-Za-z0-9]/gu, '')
        .slice(0, 6)
        .toUpperCase(),
  };
}

/** Refusals that have words of their own; every other one is that it could not be done. */
const inWords: ReadonlySet<string> = new Set([
  'taken',
  'inUse',
  'past',
  'order',
  'noReason',
  'unknownPlace',
  'tooLong',
  'changed',
  'published',
  'begun',
  'notBooked',
  'notHeld',
  'decided',
  'unknownReservation',
  'unknownLetters',
  'tooEarly',
  'givenUp',
  'otherVenue',
  'forged',
  'ended',
  'unreachable',
  'otherPrice',
  'weekIsFull',
  'tooClose',
  'blocked',
  'tooSoon',
  'tooFar',
  'length',
  'noRate',
  'identityUnreadable',
  'birthDayMissing',
  'birthDayUnreadable',
  'notListed',
  'notOfAge',
  'tooManyAttempts',
  'amount',
  'notOver',
  'noStrike',
  'nothingOwed',
  'failed',
  'notAllowed',
]);

/** Why the council did not do something, as a key of the texts of venues. */
export function whyOfVenue(refusal: object): string {
  const { kind, where } = refusal as { readonly kind?: string; readonly where?: unknown };
  const why = kind === 'reservationRefused' && typeof where === 'string' ? where : (kind ?? '');
  return `office-venues:why.${inWords.has(why) ? why : 'other'}`;
}
