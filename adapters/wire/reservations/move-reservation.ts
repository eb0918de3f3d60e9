import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownReservationWire } from './own-reservation.ts';

/** Moves a reservation to another time. */
export const moveReservationCall = {
  method: 'post',
  path: '/api/{realm}/reservations/venues/{id}/reservations/move',
  caller: 'session',
  body: t.type({ key: t.string, place: t.string, start: t.string }),
  answer: ownReservationWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const moveReservationText: CallText<typeof moveReservationCall> = {
  call: moveReservationCall,
  id: 'moveReservation',
  topic: 'reservations',
  summary:
    'Moves a reservation to another place or time of the same length and price, in one step: nobody is without both. One that the council has displaced is moved at no cost.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', place: 'pista-1', start: '2026-11-21T10:00:00.000Z' },
  answer: 'The reservation as it is then.',
};
