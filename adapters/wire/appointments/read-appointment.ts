import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownVisitWire } from './visit.ts';

/** An appointment as it is now. */
export const readAppointmentCall = {
  method: 'post',
  path: '/api/{realm}/appointments/own',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownVisitWire,
  refusals: ['appointmentRefused'],
} as const satisfies Call;

export const readAppointmentText: CallText<typeof readAppointmentCall> = {
  call: readAppointmentCall,
  id: 'readAppointment',
  topic: 'appointments',
  summary:
    'The appointment of a key, as it is now: held, confirmed, called to a desk. calendar is an iCalendar file of it, with the same UID after it was moved.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The appointment.',
};
