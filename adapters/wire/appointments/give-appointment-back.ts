import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownVisitWire } from './visit.ts';

/** Gives an appointment back. */
export const giveAppointmentBackCall = {
  method: 'post',
  path: '/api/{realm}/appointments/back',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownVisitWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const giveAppointmentBackText: CallText<typeof giveAppointmentBackCall> = {
  call: giveAppointmentBackCall,
  id: 'giveAppointmentBack',
  topic: 'appointments',
  summary:
    'Gives an appointment back before it begins. Name and mail are erased at once, and others see the time at a random moment within two hours.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The appointment as it is then.',
};
