import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull } from '../../decode.ts';
import { wishMembers } from '../../waiting/waiting-members.ts';
import { waitingPlaceWire } from './waiting-place.ts';

/** Puts a person on the waiting list of appointments. */
export const joinWaitingListCall = {
  method: 'post',
  path: '/api/{realm}/appointments/waiting',
  caller: 'session',
  body: t.intersection([
    t.type({
      key: t.string,
      services: t.array(t.string),
      people: t.number,
      offices: t.array(t.string),
      ...wishMembers,
      name: t.string,
      identity: t.string,
    }),
    t.partial({
      birthDay: orNull(t.string),
      email: orNull(t.string),
      mailCode: orNull(t.string),
      visit: orNull(t.string),
    }),
  ]),
  answer: waitingPlaceWire,
  refusals: ['appointmentRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const joinWaitingListText: CallText<typeof joinWaitingListCall> = {
  call: joinWaitingListCall,
  id: 'joinWaitingList',
  topic: 'appointments',
  summary:
    'Puts a person on the waiting list for what others give back: one place for each family of services. They are checked as for an appointment, so that one tap is enough to take what they are offered. Without offices or weekdays, any will do. visit is the key of an own appointment that should be earlier; its services hold then. The device makes the key by chance (22 letters or more): it opens the place, and then the appointment.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    services: ['padron'],
    people: 1,
    offices: ['plaza'],
    weekdays: [1, 2, 3],
    from: '09:00',
    until: '14:00',
    firstDay: '2026-11-30',
    lastDay: '2026-12-18',
    name: 'Empar Ferrandis',
    identity: '12345678Z',
    birthDay: '1984-03-02',
    email: 'empar@correo.example',
  },
  answer: 'The place.',
};
