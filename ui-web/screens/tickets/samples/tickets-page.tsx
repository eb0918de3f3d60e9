import { act, render } from '@testing-library/react';
import { memoryLocation } from 'wouter/memory-location';
import { Router } from 'wouter';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import { readSeatsCall } from '#adapters/wire/tickets/read-seats.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { right } from '#domain/shared/result.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { startSpeaking, speechOf } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { memoryShelf } from '#ui-web/screens/reservations/samples/memory-shelf.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { TicketsScreen } from '../screen.tsx';

const type = {
  need: 'any',
  check: 'unchecked',
  minimumAge: null,
  maximumAge: null,
  perPerson: null,
  asksWho: false,
  needsBirthDay: false,
  hasSeats: true,
} as const;

/** A concert with seats, with tickets for residents and one for the desk. */
export const anEvent: TicketedEventAnswer = {
  id: 'concierto',
  title: { es: 'Concierto' },
  summary: { es: 'La banda.' },
  place: { es: 'Auditori' },
  image: null,
  next: '2026-12-04T19:00:00.000Z',
  sessions: 2,
  from: 0,
  to: 1200,
  saleFrom: '2026-11-01T09:00:00.000Z',
  dates: ['vie', 'sab'].map((id, nth) => ({
    id,
    title: '',
    doors: `2026-12-0${4 + nth}T18:30:00.000Z`,
    start: `2026-12-0${4 + nth}T19:00:00.000Z`,
    end: `2026-12-0${4 + nth}T21:00:00.000Z`,
    calledOff: null,
    hasLine: false,
    left: ['general', 'vecinos', 'taquilla'].map((one) => ({ type: one, left: 3 })),
  })),
  types: [
    { ...type, id: 'general', title: { es: 'General' }, price: 1200 },
    {
      ...type,
      id: 'vecinos',
      title: { es: 'Vecinas y vecinos' },
      price: 0,
      check: 'census',
      perPerson: 2,
      asksWho: true,
      needsBirthDay: true,
    },
    { ...type, id: 'taquilla', title: { es: 'Carné joven' }, price: 600, check: 'desk' },
  ],
  perOrder: 4,
  saleUntil: null,
  gatheredUntil: null,
  isTransferable: true,
  hasWaitingList: false,
  terms: [
    { hoursBefore: 24, percent: 100 },
    { hoursBefore: 0, percent: 50 },
  ],
};

/** An order of two tickets that are their holder's. */
export const anOrder: OwnTicketsAnswer = {
  id: 'key-of-a-shown-order-01',
  state: 'granted',
  event: { id: 'concierto', title: { es: 'Concierto' }, place: { es: 'Auditori' } },
  session: {
    id: 'vie',
    title: '',
    doors: '2026-12-04T18:30:00.000Z',
    start: '2026-12-04T19:00:00.000Z',
    end: '2026-12-04T21:00:00.000Z',
    isMoved: false,
  },
  tickets: ['7K2QRA5D3HT8', 'FDJX3VMBAG15'].map((id, nth) => ({
    id,
    type: { id: 'general', title: { es: 'General' } },
    price: 1200,
    seat: `A-${nth + 3}`,
    name: '',
    code: `CT1:${id}`,
    state: 'valid' as const,
    refundNow: 1200,
    refund: null,
  })),
  amount: 2400,
  until: null,
  extended: 0,
  payment: null,
  before: null,
  drawnAt: null,
  isTransferable: true,
  reason: '',
  calendar: 'BEGIN:VCALENDAR',
};

/** Its seats: the second one is taken. */
const seats = {
  pools: [
    {
      id: 'sala',
      title: 'Sala',
      types: ['general', 'vecinos'],
      rows: [
        {
          id: 'A',
          seats: [1, 2, 3].map((number) => ({ number, need: 'any' as const, isFree: number !== 2 })),
        },
      ],
    },
  ],
};

interface Shown {
  readonly isList?: boolean;
  /** Which page of the list, as addresses have it: `page=2`. */
  readonly listPage?: string;
  readonly event?: Partial<TicketedEventAnswer>;
  readonly kept?: readonly OwnTicketsAnswer[];
  readonly calls?: readonly StubbedCall[];
  readonly language?: Language;
}

/** Shows the page of tickets on a council of samples, with an event unless the list is asked for. */
export async function showTickets({
  isList = false,
  listPage = '',
  event = {},
  kept = [],
  calls = [],
  language = 'es',
}: Shown = {}) {
  const one = { ...anEvent, ...event };
  const ticketShelf = memoryShelf(kept.map((answer) => ({ venue: answer.event.id, key: answer.id, answer })));
  const { council } = aFormCouncil(null, {
    calls: [
      stubCall(listTicketedEventsCall, async () => right({ items: [one], itemsCount: 1 })),
      stubCall(readTicketedEventCall, async () => right(one)),
      stubCall(readSeatsCall, async () => right(seats)),
      ...calls,
    ],
  });
  const whole = { ...council, ticketShelf };
  const forms = Promise.resolve(whole);
  const speechIn = async (now: Language) => speechOf(await startSpeaking(now), now, 'es');
  const first = await speechIn(language);
  await partsHere(first);
  const searchPath = isList ? listPage : `evento=${one.id}`;
  const { hook, searchHook } = memoryLocation({ path: '/entradas', searchPath });
  const onScreen = { ...whole, forms: () => forms, services: () => forms };
  const drawn = (speech: typeof first) => (
    <Router hook={hook} searchHook={searchHook}>
      <SamplePlace council={onScreen} site={aSite()} speech={speech}>
        <TicketsScreen />
      </SamplePlace>
    </Router>
  );
  const { rerender } = await act(async () => render(drawn(first)));
  return {
    ticketShelf,
    /** Chooses another language. */
    speak: async (next: Language) => {
      const speech = await speechIn(next);
      await act(async () => rerender(drawn(speech)));
    },
  };
}
