import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownVisitWire } from './visit.ts';

/** Moves an appointment to another time. */
export const moveAppointmentCall = {
  method: 'post',
  path: '/api/{realm}/appointments/move',
  caller: 'session',
  body: t.type({ key: t.string, office: t.string, at: t.string }),
  answer: ownVisitWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const moveAppointmentText: CallText<typeof moveAppointmentCall> = {
  call: moveAppointmentCall,
  id: 'moveAppointment',
  topic: 'appointments',
  summary:
    'Moves an appointment to another time or another office. The old time is given back with the same step that takes the new one: whatever happens, the person has one of them.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', office: 'raval', at: '2026-12-01T15:00:00.000Z' },
  answer: 'The appointment as it is then.',
};
