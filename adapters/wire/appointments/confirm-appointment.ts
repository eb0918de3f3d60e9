import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { ownVisitWire } from './visit.ts';

/** Makes a time that is held the own one of a person. */
export const confirmAppointmentCall = {
  method: 'post',
  path: '/api/{realm}/appointments/confirm',
  caller: 'session',
  body: t.intersection([
    t.type({ key: t.string, name: t.string, identity: t.string }),
    t.partial({
      birthDay: orNull(t.string),
      email: orNull(t.string),
      mailCode: orNull(t.string),
      reminder: orNull(t.boolean),
    }),
  ]),
  answer: ownVisitWire,
  refusals: ['appointmentRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const confirmAppointmentText: CallText<typeof confirmAppointmentCall> = {
  call: confirmAppointmentCall,
  id: 'confirmAppointment',
  topic: 'appointments',
  summary:
    'Makes a time that is held the person’s own. If one of its services is for people of the census, birthDay is checked with the number; otherwise mailCode is the code that was mailed to email. Who gives an email is mailed what happens to the appointment and, with reminder, the day before. The number is not kept: a mark is, by which a person has one open appointment of each family of services, in all offices.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    name: 'Empar Ferrandis',
    identity: '12345678Z',
    birthDay: '1984-03-02',
  },
  answer: 'The appointment, with its code.',
};
