import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { localizedText, nullable } from '../../decode.ts';

/** What is sold of an event. */
export const readEventFiguresCall = {
  method: 'get',
  path: '/api/{realm}/staff/tickets/events/{id}/figures',
  caller: 'staff',
  act: 'event.serve',
  answer: t.type({
    sessions: t.array(
      t.type({
        session: t.string,
        pools: t.array(
          t.type({
            pool: t.string,
            title: localizedText,
            places: t.number,
            held: t.number,
            sold: t.number,
          }),
        ),
        types: t.array(t.type({ type: t.string, sold: t.number })),
        waiting: t.number,
        /** Who has signed that it is called off, and why; null if nobody has. */
        callOff: nullable(t.type({ reason: t.string, by: t.array(t.string), isCalledOff: t.boolean })),
      }),
    ),
    bank: t.number,
    cash: t.number,
    /** paid − refunded = tickets + fees. */
    sums: t.type({ paid: t.number, refunded: t.number, tickets: t.number, fees: t.number }),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readEventFiguresText: CallText<typeof readEventFiguresCall> = {
  call: readEventFiguresCall,
  id: 'readEventFigures',
  topic: 'tickets',
  summary:
    'What is sold, held and waited for of an event, session by session, and the money of it: what came, less what went back (bank, cash), and what it is for (sums: paid − refunded = tickets + fees; fees are what is kept of tickets that were given back).',
  answer: 'The figures. Amounts are cents.',
};
