import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { optionalText } from '../../query.ts';
import { staffTicketsWire } from './staff-tickets.ts';

/** The orders of a session. */
export const listTicketOrdersCall = {
  method: 'get',
  path: '/api/{realm}/staff/tickets/events/{id}/orders',
  caller: 'staff',
  act: 'event.serve',
  query: { session: optionalText },
  answer: t.type({ items: t.array(staffTicketsWire) }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listTicketOrdersText: CallText<typeof listTicketOrdersCall> = {
  call: listTicketOrdersCall,
  id: 'listTicketOrders',
  topic: 'tickets',
  summary: 'The orders of a session, the latest first. Holders are marks: nobody is named.',
  query: { session: { tells: 'The id of the session; all if it is missing.', example: 'vie' } },
  answer: 'The orders. Amounts are cents.',
};
