import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownVisitWire } from './visit.ts';

/** Keeps a time for ten minutes more. */
export const extendAppointmentCall = {
  method: 'post',
  path: '/api/{realm}/appointments/holds/more',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownVisitWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const extendAppointmentText: CallText<typeof extendAppointmentCall> = {
  call: extendAppointmentCall,
  id: 'extendAppointment',
  topic: 'appointments',
  summary: 'Keeps a time that is held for ten minutes from now, ten times at most.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The appointment as it is then.',
};
