import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffTicketsWire } from './staff-tickets.ts';

/** Finds orders of tickets. */
export const findTicketOrdersCall = {
  method: 'post',
  path: '/api/{realm}/staff/tickets/events/{id}/orders/find',
  caller: 'staff',
  act: 'event.serve',
  body: t.type({ text: t.string }),
  isClosed: true,
  answer: t.type({ items: t.array(staffTicketsWire) }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const findTicketOrdersText: CallText<typeof findTicketOrdersCall> = {
  call: findTicketOrdersCall,
  id: 'findTicketOrders',
  topic: 'tickets',
  summary:
    'The orders of an event that have a ticket with these letters, the order that staff call so, or those with this in a name on a ticket (three letters or more); the latest first, at most 50.',
  example: { text: '7K2Q-RA5D-3HT8' },
  answer: 'The orders. Amounts are cents.',
};
