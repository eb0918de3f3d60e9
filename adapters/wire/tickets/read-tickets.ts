import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownTicketsWire } from './own-tickets.ts';

/** How many orders one call reads. */
export const mostTicketOrdersRead = 50;

/** Orders of tickets by the keys that their holder’s device has. */
export const readTicketsCall = {
  method: 'post',
  path: '/api/{realm}/tickets/own',
  caller: 'anybody',
  body: t.type({ orders: t.array(t.type({ event: t.string, key: t.string })) }),
  answer: t.type({ items: t.array(ownTicketsWire) }),
  refusals: ['storageFailed'],
} as const satisfies Call;

export const readTicketsText: CallText<typeof readTicketsCall> = {
  call: readTicketsCall,
  id: 'readTickets',
  topic: 'tickets',
  summary:
    'The orders that a device has the keys of, at most 50, as they are now, each ticket with the text of its QR code. Unknown ones are left out. If a payment has come and its notice was lost, the tickets are given now; if the turn of an order in a line has come, it has it now.',
  example: { orders: [{ event: 'fira-de-nadal', key: 'JtPz0f4uQ8mHc1Xw7bLk2A' }] },
  answer: 'The orders, in the order of the keys.',
};
