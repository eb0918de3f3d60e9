import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { counterVisitWire } from './visit.ts';

/** Gives a ticket to a person without an appointment. */
export const takeTicketCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/offices/{office}/tickets',
  caller: 'staff',
  act: 'counter.serve',
  body: t.intersection([
    t.type({ key: t.string, services: t.array(t.string), people: t.number }),
    t.partial({ prefers: orNull(t.boolean) }),
  ]),
  answer: counterVisitWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const takeTicketText: CallText<typeof takeTicketCall> = {
  call: takeTicketCall,
  id: 'takeTicket',
  topic: 'appointments',
  summary:
    'Gives a ticket to a person who comes without an appointment. It is never refused because there are too many: appointments are voluntary. prefers is for who needs to be called earlier: they count as if they had waited 15 minutes more; why is not asked. The same asked again with its key is the same ticket.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', services: ['padron'], people: 1 },
  answer: 'The ticket, with its number.',
};
