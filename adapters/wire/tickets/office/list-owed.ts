import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable } from '../../decode.ts';
import { staffTicketsWire } from './staff-tickets.ts';

/** Money of tickets that waits for staff. */
export const listOwedForTicketsCall = {
  method: 'get',
  path: '/api/{realm}/staff/tickets/events/{id}/owed',
  caller: 'staff',
  act: 'payment.refund',
  answer: t.type({
    items: t.array(
      t.type({ order: staffTicketsWire, what: t.string, amount: t.number, payment: nullable(t.string) }),
    ),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listOwedForTicketsText: CallText<typeof listOwedForTicketsCall> = {
  call: listOwedForTicketsCall,
  id: 'listOwedForTickets',
  topic: 'tickets',
  summary:
    'Money of tickets that should have gone back and has not: refunds that the bank did not accept, and what was paid at a desk and nobody has handed over. what: the ticket that it is for, or late for an order whose money came too late.',
  answer: 'What waits. Amounts are cents.',
};
