import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { foundVisitWire, toldByDeskWire } from './found-visit.ts';

/** Gives an appointment back for its person. */
export const giveVisitBackAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/offices/{office}/visits/{visit}/back',
  caller: 'staff',
  act: 'counter.serve',
  body: t.intersection([t.type({ day: t.string }), toldByDeskWire]),
  answer: foundVisitWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const giveVisitBackAtDeskText: CallText<typeof giveVisitBackAtDeskCall> = {
  call: giveVisitBackAtDeskCall,
  id: 'giveVisitBackAtDesk',
  topic: 'appointments',
  summary:
    'Gives an appointment back for its person; who waits for such a time is offered it. day is the day of the appointment. reason is mailed to the person; who left no mail is on the list of people to be called, unless isTold says that they know.',
  example: { day: '2026-11-30', reason: 'Nos lo has pedido por teléfono', isTold: true },
  answer: 'The appointment as it is then, without its person.',
};
