import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { workMembers } from '../scarcity/hold-work.ts';
import { ownVisitWire } from './visit.ts';

/** Sets a time aside while its holder types. */
export const holdAppointmentCall = {
  method: 'post',
  path: '/api/{realm}/appointments/holds',
  caller: 'session',
  body: t.intersection([
    t.type({
      key: t.string,
      services: t.array(t.string),
      people: t.number,
      office: t.string,
      at: t.string,
    }),
    t.partial({ ...workMembers, identity: orNull(t.string), birthDay: orNull(t.string) }),
  ]),
  answer: ownVisitWire,
  refusals: ['appointmentRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const holdAppointmentText: CallText<typeof holdAppointmentCall> = {
  call: holdAppointmentCall,
  id: 'holdAppointment',
  topic: 'appointments',
  summary:
    'Sets a time aside for ten minutes. The device makes the key by chance (22 letters or more): it opens the appointment, and the same asked again with it is the same appointment. A device holds one time: another one replaces it. While much is held, where is workNeeded (the fault says which work: send the call again with it) or identityNeeded (send it again with identity and birthDay of a person of the census, who then holds one time).',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    services: ['padron'],
    people: 1,
    office: 'plaza',
    at: '2026-11-30T08:00:00.000Z',
  },
  answer: 'The appointment.',
};
