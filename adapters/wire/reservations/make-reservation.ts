import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { workMembers } from '../scarcity/hold-work.ts';
import { ownReservationWire } from './own-reservation.ts';

/** Reserves a place. */
export const makeReservationCall = {
  method: 'post',
  path: '/api/{realm}/reservations/venues/{id}/reservations',
  caller: 'session',
  body: t.intersection([
    t.type({
      key: t.string,
      place: t.string,
      people: t.string,
      start: t.string,
      minutes: t.number,
      identity: t.string,
    }),
    t.partial({
      birthDay: orNull(t.string),
      purpose: orNull(t.string),
      forward: orNull(t.string),
      ...workMembers,
      email: orNull(t.string),
      reminder: orNull(t.boolean),
    }),
  ]),
  answer: ownReservationWire,
  refusals: ['unknownDocument', 'reservationRefused', 'noBank', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const makeReservationText: CallText<typeof makeReservationCall> = {
  call: makeReservationCall,
  id: 'makeReservation',
  topic: 'reservations',
  summary:
    'Reserves a place: it is set aside for ten minutes until it is paid, given at once if it costs nothing, or asked of staff if the venue needs their approval (nothing is taken until then). The device makes the key by chance (22 letters or more): it opens the reservation, and the same sent again with it is the same reservation. The price is that of this moment and does not change. Who gives an email is mailed what happens to it and, with reminder, the day before. where says why it is refused (reservationRefused). While much is held, that may be workNeeded for people whom no census knows: the fault says which work, and the call is sent again with it.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    place: 'pista-2',
    people: 'vecinos',
    start: '2026-11-20T18:00:00.000Z',
    minutes: 60,
    identity: '12345678Z',
    birthDay: '1984-03-02',
    forward: '/reservas',
  },
  answer: 'The reservation.',
};
