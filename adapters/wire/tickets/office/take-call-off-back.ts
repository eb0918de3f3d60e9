import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** Takes the first signature back that a session is called off. */
export const takeSessionCallOffBackCall = {
  method: 'post',
  path: '/api/{realm}/staff/tickets/events/{id}/call-off/takenBack',
  caller: 'staff',
  act: 'event.callOff',
  body: t.type({ session: t.string }),
  isClosed: true,
  answer: t.type({ isTakenBack: t.boolean }),
  refusals: ['unknownDocument', 'ticketRefused', 'storageFailed'],
} as const satisfies Call;

export const takeSessionCallOffBackText: CallText<typeof takeSessionCallOffBackCall> = {
  call: takeSessionCallOffBackCall,
  id: 'takeSessionCallOffBack',
  topic: 'tickets',
  summary:
    'Takes the first signature back that a session is called off, by who gave it, as long as nobody else has signed: the history keeps that it was there. A first signature is void after seven days by itself. where of ticketRefused: unknownSession, notSigned, changed.',
  example: { session: 'vie' },
  answer: 'That it is taken back.',
};
