import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable } from '../../decode.ts';

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
        pools: t.array(t.type({ pool: t.string, places: t.number, held: t.number, sold: t.number })),
        waiting: t.number,
        /** Who has signed that it is called off, and why; null if nobody has. */
        callOff: nullable(t.type({ reason: t.string, by: t.array(t.string), isCalledOff: t.boolean })),
      }),
    ),
    bank: t.number,
    cash: t.number,
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readEventFiguresText: CallText<typeof readEventFiguresCall> = {
  call: readEventFiguresCall,
  id: 'readEventFigures',
  topic: 'tickets',
  summary:
    'What is sold, held and waited for of an event, session by session, and the money of it: what came, less what went back.',
  answer: 'The figures. Amounts are cents.',
};
