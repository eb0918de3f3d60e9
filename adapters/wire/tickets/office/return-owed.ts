import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffTicketsWire } from './staff-tickets.ts';

/** Returns money of tickets that waits for staff. */
export const returnOwedForTicketsCall = {
  method: 'post',
  path: '/api/{realm}/staff/tickets/events/{id}/owed/return',
  caller: 'staff',
  act: 'payment.refund',
  body: t.type({ order: t.string, what: t.string, isHanded: t.boolean }),
  isClosed: true,
  answer: staffTicketsWire,
  refusals: ['unknownDocument', 'ticketRefused', 'storageFailed'],
} as const satisfies Call;

export const returnOwedForTicketsText: CallText<typeof returnOwedForTicketsCall> = {
  call: returnOwedForTicketsCall,
  id: 'returnOwedForTickets',
  topic: 'tickets',
  summary:
    'Returns what is owed for a ticket: the bank is asked anew or, if isHanded, the person of staff says that they have handed the money over. failed: the bank did not accept it.',
  example: { order: 'h8o340.7e0c41d2a6b95f38c1d0aa52', what: '7K2QRA5D3HT8', isHanded: true },
  answer: 'The order as it is then.',
};
