import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownVisitWire } from './visit.ts';

/** Takes a ticket at the entrance of an office. */
export const takeHallTicketCall = {
  method: 'post',
  path: '/api/{realm}/appointments/hall/tickets',
  caller: 'anybody',
  body: t.type({ token: t.string, key: t.string, services: t.array(t.string), people: t.number }),
  answer: ownVisitWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const takeHallTicketText: CallText<typeof takeHallTicketCall> = {
  call: takeHallTicketCall,
  id: 'takeHallTicket',
  topic: 'appointments',
  summary:
    'Takes a ticket on the screen at the entrance of an office, by the link of that screen. It is never refused because there are too many. The same asked again with its key is the same ticket.',
  example: {
    token: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    key: 'kQwT7h2sN5yBv9Re3uXa1Z',
    services: ['padron'],
    people: 1,
  },
  answer: 'The ticket, with its number.',
};
