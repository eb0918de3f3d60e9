import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownTicketsWire } from './own-tickets.ts';

/** Gives a ticket to somebody else. */
export const transferTicketCall = {
  method: 'post',
  path: '/api/{realm}/tickets/events/{id}/orders/transfer',
  caller: 'session',
  body: t.type({ key: t.string, ticket: t.string, to: t.string, name: t.string }),
  answer: ownTicketsWire,
  refusals: ['unknownDocument', 'ticketRefused', 'storageFailed'],
} as const satisfies Call;

export const transferTicketText: CallText<typeof transferTicketCall> = {
  call: transferTicketCall,
  id: 'transferTicket',
  topic: 'tickets',
  summary:
    'Gives a ticket to somebody else by name, if the event allows it. What it was opens no door any more; the other person opens their order with the key to, which the device makes by chance as that of an order.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    ticket: '7K2QRA5D3HT8',
    to: 'Wq3nV8sLd0cYb5Rt2Kx7Pm',
    name: 'Empar Ferrer',
  },
  answer: 'The order of who had the ticket, as it is then.',
};
