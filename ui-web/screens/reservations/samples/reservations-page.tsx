import { act, render } from '@testing-library/react';
import { memoryLocation } from 'wouter/memory-location';
import { Route, Router } from 'wouter';
import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import { readVenueCall } from '#adapters/wire/reservations/read-venue.ts';
import { readVenueWeekCall, type VenueWeekAnswer } from '#adapters/wire/reservations/read-venue-week.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { right } from '#domain/shared/result.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { firstView } from '#ui-web/shell/start/drawn-view.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { ReservationsScreen } from '../screen.tsx';
import { memoryShelf } from './memory-shelf.ts';

const person = { minimumAge: null, maximumAge: null };

/** A pavilion of two courts, with prices for three kinds of people. */
export const aVenue: VenueAnswer = {
  publicKey: '',
  id: 'nord',
  title: { es: 'Pabellón Nord' },
  summary: { es: 'Baloncesto y voleibol.' },
  address: { es: 'Carrer de l’Esport, 2' },
  arrival: { es: 'Autobús 2.' },
  spot: { lat: 39.41, lng: -0.35 },
  image: null,
  needsApproval: false,
  seasons: [],
  places: [
    { id: 'pabellon', title: { es: 'Pabellón entero' }, within: null },
    { id: 'pista-1', title: { es: 'Pista 1' }, within: 'pabellon' },
    { id: 'pista-2', title: { es: 'Pista 2' }, within: 'pabellon' },
  ],
  people: [
    { id: 'vecinos', title: { es: 'Vivo aquí' }, check: 'census', ...person, needsBirthDay: true },
    { id: 'abono', title: { es: 'Con abono' }, check: 'desk', ...person, needsBirthDay: false },
    { id: 'fuera', title: { es: 'Vivo fuera' }, check: 'unchecked', ...person, needsBirthDay: false },
  ],
  rates: [
    { places: [], people: ['vecinos', 'abono'], weekdays: [], opens: '00:00', closes: '24:00', perHour: 600 },
    { places: [], people: ['fuera'], weekdays: [], opens: '00:00', closes: '24:00', perHour: 900 },
  ],
  light: { places: [], perHour: 200, dusk: Array.from({ length: 12 }, () => '19:00') },
  deposit: 0,
  rules: {
    windowDays: 14,
    leadMinutes: 0,
    shortest: 60,
    longest: 90,
    step: 30,
    perWeek: 3,
    gap: 0,
    before: 0,
    after: 0,
  },
  terms: [
    { hoursBefore: 24, percent: 100 },
    { hoursBefore: 0, percent: 50 },
  ],
  strikes: { most: 3, withinDays: 90, blockedDays: 30 },
  entry: { early: 10, late: 15 },
};

const first = '2026-11-18' as CalendarDay;
/** A whole hour of a day in Madrid's winter. */
const at = (day: string, hour: number) => `${day}T${String(hour - 1).padStart(2, '0')}:00:00.000Z`;

/** A week from the day of the tests on: open from 16 to 21; the first place of all is a club's on Thursday, an event's on Friday. */
export const aWeek = (venue: VenueAnswer = aVenue, more: Partial<VenueWeekAnswer> = {}): VenueWeekAnswer => ({
  minutes: 60,
  days: Array.from({ length: 7 }, (_, n) => {
    const day = addDays(first, n);
    const isOpen = n !== 3;
    return {
      day,
      isOpen,
      hours: isOpen ? [{ from: at(day, 16), until: at(day, 21) }] : [],
      closed: isOpen ? null : ('holiday' as const),
      dusk: '19:00',
      places: venue.places.map(({ id: place }) => ({
        place,
        starts: isOpen && n !== 1 && n !== 2 ? [16, 17, 18, 19].map((hour) => at(day, hour)) : [],
        clubs: n === 1 ? [{ from: at(day, 16), until: at(day, 18), club: 'Club de Voleibol' }] : [],
        events: n === 2 ? [{ from: at(day, 16), until: at(day, 21), reason: 'Mesa electoral' }] : [],
      })),
    };
  }),
  ...more,
});

/** A reservation of this device. */
export const aDeviceReservation = (more: Partial<OwnReservationAnswer> = {}): OwnReservationAnswer => ({
  id: 'key-of-a-place-of-this-device',
  state: 'booked',
  venue: { id: 'nord', title: aVenue.title },
  place: { id: 'pista-1', title: { es: 'Pista 1' } },
  start: at('2026-11-22', 19),
  end: at('2026-11-22', 20),
  people: 'vecinos',
  purpose: '',
  price: [],
  total: 800,
  deposit: 0,
  until: null,
  extended: 0,
  payment: null,
  letters: '7K2QRA5D',
  code: null,
  entry: { from: '2026-11-22T17:50:00.000Z', until: '2026-11-22T18:15:00.000Z' },
  refundNow: 400,
  back: null,
  depositKept: null,
  reason: '',
  strikes: { count: 1, most: 3, blockedUntil: null },
  calendar: 'BEGIN:VCALENDAR',
  ...more,
});

interface Given {
  readonly venue?: VenueAnswer;
  readonly week?: VenueWeekAnswer;
  readonly isList?: boolean;
  /** The place that the address names. */
  readonly place?: string;
  readonly calls?: readonly StubbedCall[];
  readonly kept?: readonly OwnReservationAnswer[];
  readonly shelf?: ReturnType<typeof memoryShelf>;
  readonly language?: Language;
  /** It is the page that the server drew: its parts come after it. */
  readonly isFirst?: boolean;
  readonly ports?: Partial<Pick<FormCouncil, 'venueWaitingKeys'>>;
}

/** The page of reservations on a council of samples, at a venue unless the list is asked for. */
export async function drawReservations(given: Given = {}) {
  const {
    venue = aVenue,
    week = aWeek(venue),
    isList = false,
    calls = [],
    kept = [],
    language = 'es',
  } = given;
  const shelf = given.shelf ?? memoryShelf(kept.map((answer) => ({ venue: 'nord', key: answer.id, answer })));
  const { council } = aFormCouncil(null, {
    calls: [
      stubCall(listVenuesCall, async () => right({ items: [venue], itemsCount: 1 })),
      stubCall(readVenueCall, async () => right(venue)),
      stubCall(readVenueWeekCall, async () => right(week)),
      ...calls,
    ],
  });
  const whole = { ...council, shelf, ...given.ports };
  const forms = Promise.resolve(whole);
  const speech = speechOf(await startSpeaking(language), language, 'es');
  await partsHere(speech);
  const { hook, searchHook } = memoryLocation({
    path: isList ? '/reservas' : `/reservas/${venue.id}`,
    searchPath: given.place === undefined ? '' : `pista=${given.place}`,
  });
  await act(async () => {
    render(
      <Router hook={hook} searchHook={searchHook}>
        <SamplePlace
          council={{ ...whole, forms: () => forms, services: () => forms }}
          site={aSite()}
          speech={speech}
          {...(given.isFirst && { firstView: firstView({ first: null, heading: null }) })}
        >
          <Route path="/reservas/:key?">{(params) => <ReservationsScreen params={params} />}</Route>
        </SamplePlace>
      </Router>,
    );
  });
  return { shelf };
}
