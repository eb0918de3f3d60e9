import * as t from 'io-ts';
import { deskMoneys } from '#domain/reservations/reservation.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull, wordOf } from '../../decode.ts';
import { ownReservationWire } from '../own-reservation.ts';

/** Reserves a place at a desk. */
export const reserveAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/office/reservations/venues/{id}/reservations',
  caller: 'staff',
  act: 'venue.serve',
  body: t.intersection([
    t.type({
      key: t.string,
      place: t.string,
      people: t.string,
      start: t.string,
      minutes: t.number,
      identity: t.string,
    }),
    t.partial({ purpose: orNull(t.string), by: orNull(wordOf(deskMoneys)) }),
  ]),
  isClosed: true,
  answer: ownReservationWire,
  refusals: ['unknownDocument', 'reservationRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const reserveAtDeskText: CallText<typeof reserveAtDeskCall> = {
  call: reserveAtDeskCall,
  id: 'reserveAtDesk',
  topic: 'reservations',
  summary:
    'Reserves a place for a person whose document the person of staff has looked at. by: cash, or card by the reader that stands there; cash if it is missing. What is left of an hour that has begun can be reserved too: its start and minutes are in walkIns of the day. Its person has come in then. The answer has what the paper shows.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    place: 'pista-2',
    people: 'vecinos',
    start: '2026-11-20T18:00:00.000Z',
    minutes: 60,
    identity: '12345678Z',
  },
  answer: 'The reservation.',
};
