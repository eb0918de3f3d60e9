import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownTicketsWire } from './own-tickets.ts';

/** Gives a ticket back. */
export const giveTicketBackCall = {
  method: 'post',
  path: '/api/{realm}/tickets/events/{id}/orders/return',
  caller: 'session',
  body: t.type({ key: t.string, ticket: t.string }),
  answer: ownTicketsWire,
  refusals: ['unknownDocument', 'ticketRefused', 'storageFailed'],
} as const satisfies Call;

export const giveTicketBackText: CallText<typeof giveTicketBackCall> = {
  call: giveTicketBackCall,
  id: 'giveTicketBack',
  topic: 'tickets',
  summary:
    'Gives a ticket back before its session begins; who waits for it has it first. What the terms say goes back to who paid; all of it if the session was moved.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', ticket: '7K2QRA5D3HT8' },
  answer: 'The order as it is then.',
};
