import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownVisitWire } from './visit.ts';

/** Lets go of a time that is held. */
export const leaveAppointmentCall = {
  method: 'post',
  path: '/api/{realm}/appointments/holds/leave',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownVisitWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const leaveAppointmentText: CallText<typeof leaveAppointmentCall> = {
  call: leaveAppointmentCall,
  id: 'leaveAppointment',
  topic: 'appointments',
  summary: 'Lets go of a time that is held, so that others can have it at once.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The appointment as it is then.',
};
