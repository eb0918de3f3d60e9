import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** Calls a session off. */
export const callSessionOffCall = {
  method: 'post',
  path: '/api/{realm}/staff/tickets/events/{id}/call-off',
  caller: 'staff',
  act: 'event.callOff',
  body: t.type({ session: t.string, reason: t.string }),
  isClosed: true,
  answer: t.type({ isCalledOff: t.boolean, orders: t.number, waits: t.number }),
  refusals: ['unknownDocument', 'ticketRefused', 'storageFailed'],
} as const satisfies Call;

export const callSessionOffText: CallText<typeof callSessionOffCall> = {
  call: callSessionOffCall,
  id: 'callSessionOff',
  topic: 'tickets',
  summary:
    'Calls a session off. The first signature waits; the second one, of another person, does it: nothing more is sold, everybody who left a mail is told, and all money goes back. Sent again, it goes on where it was interrupted. The reason is that of the first one.',
  example: { session: 'vie', reason: 'Aviso naranja por lluvia' },
  answer: 'Whether it is called off, how many orders ended, and the refunds of how many wait for staff.',
};
