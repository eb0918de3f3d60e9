import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownTicketsWire, ticketLinesWire, ticketOrderMembers } from './own-tickets.ts';

/** Orders tickets. */
export const orderTicketsCall = {
  method: 'post',
  path: '/api/{realm}/tickets/events/{id}/orders',
  caller: 'session',
  body: t.intersection([
    t.type({ key: t.string, session: t.string, lines: ticketLinesWire }),
    t.partial(ticketOrderMembers),
  ]),
  answer: ownTicketsWire,
  refusals: ['unknownDocument', 'ticketRefused', 'noBank', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const orderTicketsText: CallText<typeof orderTicketsCall> = {
  call: orderTicketsCall,
  id: 'orderTickets',
  topic: 'tickets',
  summary:
    'Orders tickets of a session, all of them or none: they are set aside for ten minutes until they are paid, or given at once if they cost nothing. The device makes the key by chance (22 letters or more): it opens the order, and the same sent again with it is the same order. Seats that are not named are the best free ones, side by side where that is possible. In the opening minute of an event that gathers, and with waits when nothing is left, the order gets a place in the line (waiting). phone is where who leaves no email is called if the session is called off. identity is only needed for types that are sold by person. where says why it is refused (ticketRefused). While much is held, that may be workNeeded: the fault says which work, and the call is sent again with it.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    session: 'vie',
    lines: [{ type: 'general', count: 2 }],
    forward: '/entradas',
  },
  answer: 'The order.',
};
