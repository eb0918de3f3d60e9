import type { CallAnswer } from '#adapters/wire/call.ts';
import type { readEventFiguresCall } from '#adapters/wire/tickets/office/read-figures.ts';
import type { StaffTickets } from '#adapters/wire/tickets/office/staff-tickets.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { SeatsAnswer } from '#adapters/wire/tickets/read-seats.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';

const type = (id: string, title: string, price: number): TicketedEventAnswer['types'][number] => ({
  id,
  title: { es: title },
  price,
  need: 'any',
  check: 'unchecked',
  minimumAge: null,
  maximumAge: null,
  perPerson: null,
  asksWho: false,
  needsBirthDay: false,
  hasSeats: true,
});

/** For tests: a play with two sessions, of which one was called off. */
export const aTicketedPlay: TicketedEventAnswer = {
  id: 'sequera',
  title: { es: 'La sequera i el mar' },
  summary: { es: '' },
  place: { es: 'Auditori' },
  image: null,
  next: '2026-12-04T19:00:00.000Z',
  sessions: 2,
  from: 500,
  to: 800,
  saleFrom: '2026-11-02T09:00:00.000Z',
  dates: [
    {
      id: 'jue',
      title: { es: '' },
      doors: '2026-12-03T18:15:00.000Z',
      start: '2026-12-03T19:00:00.000Z',
      end: '2026-12-03T21:00:00.000Z',
      calledOff: 'Lluvia',
      hasLine: false,
      left: [],
    },
    {
      id: 'vie',
      title: { es: '' },
      doors: '2026-12-04T18:15:00.000Z',
      start: '2026-12-04T19:00:00.000Z',
      end: '2026-12-04T21:00:00.000Z',
      calledOff: null,
      hasLine: false,
      left: [
        { type: 'general', left: 86 },
        { type: 'parada', left: 86 },
      ],
    },
  ],
  types: [
    type('general', 'General', 800),
    { ...type('parada', 'En paro', 500), check: 'desk', asksWho: true },
    { ...type('menor', 'Menores de 12', 0), maximumAge: 11, asksWho: true, needsBirthDay: true },
  ],
  perOrder: 6,
  saleUntil: null,
  gatheredUntil: null,
  isTransferable: true,
  hasWaitingList: false,
  terms: [],
};

/** For tests: its hall, in which one seat is taken. */
export const someSeats: SeatsAnswer = {
  pools: [
    {
      id: 'sala',
      title: { es: 'Sala' },
      types: ['general', 'parada', 'menor'],
      rows: [
        ['A', 3],
        ['B', 4],
      ].map(([id, count]) => ({
        id: String(id),
        seats: Array.from({ length: Number(count) }, (_, at) => ({
          number: at + 1,
          need: 'any',
          isFree: id !== 'A' || at > 0,
        })),
      })),
    },
  ],
};

/** For tests: what is sold of it; Pere has signed that the second session is called off. */
export const someFigures: CallAnswer<typeof readEventFiguresCall> = {
  sessions: [
    {
      session: 'vie',
      pools: [{ pool: 'sala', title: { es: 'Sala' }, places: 100, held: 2, sold: 12 }],
      types: [
        { type: 'general', sold: 9 },
        { type: 'parada', sold: 3 },
      ],
      waiting: 1,
      callOff: null,
    },
  ],
  bank: 7200,
  cash: 1500,
  sums: { paid: 9500, refunded: 800, tickets: 8500, fees: 200 },
};

/** For tests: an order that was bought at the desk, one of whose tickets can be taken back. */
export const aStaffOrder: StaffTickets = {
  name: 'h8o340.7e0c41d2a6b95f38c1d0aa52',
  state: 'granted',
  session: 'vie',
  tickets: [
    {
      id: '7K2QRA5D3HT8',
      type: 'general',
      price: 800,
      seat: 'A-3',
      ended: null,
      isUsed: false,
      refundNow: 800,
    },
    {
      id: '8M3QRA5D3HT9',
      type: 'general',
      price: 800,
      seat: null,
      ended: null,
      isUsed: true,
      refundNow: null,
    },
  ],
  amount: 1600,
  payment: null,
  isAtDesk: true,
  at: '2026-11-18T09:30:00.000Z',
};

/** For tests: tickets that were sold just now. */
export const someSoldTickets: OwnTicketsAnswer = {
  id: 'key',
  state: 'granted',
  event: { id: 'sequera', title: { es: 'La sequera i el mar' }, place: { es: 'Auditori' } },
  session: {
    id: 'vie',
    title: { es: '' },
    doors: '2026-12-04T18:15:00.000Z',
    start: '2026-12-04T19:00:00.000Z',
    end: '2026-12-04T21:00:00.000Z',
    isMoved: false,
  },
  tickets: ['7K2QRA5D3HT8', '8M3QRA5D3HT9'].map((id) => ({
    id,
    type: { id: 'general', title: { es: 'General' } },
    price: 800,
    seat: null,
    name: '',
    code: `CT1:${id}`,
    state: 'valid',
    refundNow: null,
    refund: null,
  })),
  amount: 1600,
  until: null,
  extended: 0,
  payment: null,
  before: null,
  drawnAt: null,
  isTransferable: true,
  reason: '',
  calendar: null,
};
