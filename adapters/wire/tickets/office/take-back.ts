import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { wordOf } from '../../decode.ts';
import { staffTicketsWire } from './staff-tickets.ts';

/** Takes a ticket back at a desk. */
export const takeTicketBackCall = {
  method: 'post',
  path: '/api/{realm}/office/tickets/events/{id}/orders/return',
  caller: 'staff',
  act: 'event.serve',
  body: t.type({ order: t.string, ticket: t.string }),
  isClosed: true,
  answer: t.type({ order: staffTicketsWire, money: wordOf(['returned', 'waits', 'nothing']) }),
  refusals: ['unknownDocument', 'ticketRefused', 'storageFailed'],
} as const satisfies Call;

export const takeTicketBackText: CallText<typeof takeTicketBackCall> = {
  call: takeTicketBackCall,
  id: 'takeTicketBack',
  topic: 'tickets',
  summary:
    'Takes a ticket back from a person who stands at the desk, as giveTicketBack does for who has it on a device: before its session begins, by the terms of its sale. money: returned by the bank to who paid there; waits for who may return money, if it was paid in cash or the bank refused it.',
  example: { order: 'h8o340.7e0c41d2a6b95f38c1d0aa52', ticket: '7K2QRA5D3HT8' },
  answer: 'The order as it is then, and what became of the money.',
};
