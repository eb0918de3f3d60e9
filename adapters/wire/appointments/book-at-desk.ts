import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { counterVisitWire } from './visit.ts';

/** Books for a person who calls or comes. */
export const bookAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/bookings',
  caller: 'staff',
  act: 'counter.serve',
  body: t.intersection([
    t.type({
      key: t.string,
      services: t.array(t.string),
      people: t.number,
      office: t.string,
      at: t.string,
      name: t.string,
      identity: t.string,
    }),
    t.partial({ email: orNull(t.string), phone: orNull(t.string) }),
  ]),
  answer: counterVisitWire,
  refusals: ['appointmentRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const bookAtDeskText: CallText<typeof bookAtDeskCall> = {
  call: bookAtDeskCall,
  id: 'bookAtDesk',
  topic: 'appointments',
  summary:
    'Books an appointment for a person who calls or comes, also in the hours that only staff give. The census is asked for services of people of the census. Who gives an email is mailed what happens to it; phone is where they are called if there is none. The key is made by chance: the same asked again is the same appointment. It does not open the appointment.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    services: ['padron'],
    people: 1,
    office: 'plaza',
    at: '2026-11-30T08:00:00.000Z',
    name: 'Empar Ferrandis',
    identity: '12345678Z',
  },
  answer: 'The appointment, with its code.',
};
