import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { workMembers } from '../scarcity/hold-work.ts';
import { ownTicketsWire } from './own-tickets.ts';

/** Keeps tickets longer for their payment. */
export const extendTicketsCall = {
  method: 'post',
  path: '/api/{realm}/tickets/events/{id}/orders/more',
  caller: 'session',
  body: t.intersection([t.type({ key: t.string }), t.partial(workMembers)]),
  answer: ownTicketsWire,
  refusals: ['unknownDocument', 'ticketRefused', 'storageFailed'],
} as const satisfies Call;

export const extendTicketsText: CallText<typeof extendTicketsCall> = {
  call: extendTicketsCall,
  id: 'extendTickets',
  topic: 'tickets',
  summary:
    'Keeps tickets that wait for their payment for ten minutes more, up to ten times. While much is held, where may be workNeeded, as for a new order.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The order as it is then.',
};
