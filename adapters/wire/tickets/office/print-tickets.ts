import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { ownTicketsWire } from '../own-tickets.ts';

/** Reads what the tickets of an order show, to print them again. */
export const printTicketsCall = {
  method: 'post',
  path: '/api/{realm}/office/tickets/events/{id}/orders/print',
  caller: 'staff',
  act: 'event.serve',
  body: t.type({ order: t.string }),
  isClosed: true,
  answer: ownTicketsWire,
  refusals: ['unknownDocument', 'ticketRefused', 'storageFailed'],
} as const satisfies Call;

export const printTicketsText: CallText<typeof printTicketsCall> = {
  call: printTicketsCall,
  id: 'printTickets',
  topic: 'tickets',
  summary:
    'What the tickets of an order that was sold at a desk show, to print them again, by the name that staff call it. Those that were bought over the web are read by who has them alone (unknownTickets).',
  example: { order: 'h8o340.7e0c41d2a6b95f38c1d0aa52' },
  answer: 'The order.',
};
