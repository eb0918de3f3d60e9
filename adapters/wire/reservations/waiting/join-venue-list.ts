import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull } from '../../decode.ts';
import { wishMembers } from '../../waiting/waiting-members.ts';
import { venueWaitingWire } from './venue-waiting.ts';

/** Puts a person on the waiting list of a venue. */
export const joinVenueListCall = {
  method: 'post',
  path: '/api/{realm}/reservations/venues/{id}/waiting',
  caller: 'session',
  body: t.intersection([
    t.type({
      key: t.string,
      places: t.array(t.string),
      minutes: t.number,
      people: t.string,
      ...wishMembers,
      identity: t.string,
    }),
    t.partial({ birthDay: orNull(t.string), email: orNull(t.string) }),
  ]),
  answer: venueWaitingWire,
  refusals: ['unknownDocument', 'reservationRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const joinVenueListText: CallText<typeof joinVenueListCall> = {
  call: joinVenueListCall,
  id: 'joinVenueList',
  topic: 'reservations',
  summary:
    'Puts a person on the waiting list for what others give back of a venue: one place for each person. places are those that would do. They are checked as for a reservation, so that one request takes what they are offered. Without weekdays, any will do. The device makes the key by chance (22 letters or more): it opens the place, and then the reservation. where says why it is refused (reservationRefused).',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    places: ['pista-1', 'pista-2'],
    minutes: 60,
    people: 'vecinos',
    weekdays: [1, 2, 3, 4, 5],
    from: '17:00',
    until: '22:00',
    firstDay: '2026-11-20',
    lastDay: '2026-12-04',
    identity: '12345678Z',
    birthDay: '1984-03-02',
    email: 'empar@correo.example',
  },
  answer: 'The place.',
};
