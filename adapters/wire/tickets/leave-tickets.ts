import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownTicketsWire } from './own-tickets.ts';

/** Frees tickets that nobody has paid. */
export const leaveTicketsCall = {
  method: 'post',
  path: '/api/{realm}/tickets/events/{id}/orders/leave',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownTicketsWire,
  refusals: ['unknownDocument', 'ticketRefused', 'storageFailed'],
} as const satisfies Call;

export const leaveTicketsText: CallText<typeof leaveTicketsCall> = {
  call: leaveTicketsCall,
  id: 'leaveTickets',
  topic: 'tickets',
  summary:
    'Frees the tickets of an order that waits for its payment, or gives its place in the line up. Others can have them at once.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The order as it is then.',
};
