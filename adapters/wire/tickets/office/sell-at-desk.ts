import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull } from '../../decode.ts';
import { ownTicketsWire, ticketLinesWire } from '../own-tickets.ts';

/** Sells tickets at a desk. */
export const sellAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/office/tickets/events/{id}/orders',
  caller: 'staff',
  act: 'event.serve',
  body: t.intersection([
    t.type({ key: t.string, session: t.string, lines: ticketLinesWire }),
    t.partial({ identity: orNull(t.string), birthDay: orNull(t.string), phone: orNull(t.string) }),
  ]),
  isClosed: true,
  answer: ownTicketsWire,
  refusals: ['unknownDocument', 'ticketRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const sellAtDeskText: CallText<typeof sellAtDeskCall> = {
  call: sellAtDeskCall,
  id: 'sellTicketsAtDesk',
  topic: 'tickets',
  summary:
    'Sells tickets to a person who stands at the desk; they are paid in cash. A type that a desk must check is sold once the person of staff has seen the paper for it. phone is where they are called if the session is called off. The answer has what the printed tickets show.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    session: 'vie',
    lines: [{ type: 'general', count: 2 }],
  },
  answer: 'The order.',
};
