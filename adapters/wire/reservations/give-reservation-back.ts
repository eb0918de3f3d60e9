import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownReservationWire } from './own-reservation.ts';

/** Gives a reservation back. */
export const giveReservationBackCall = {
  method: 'post',
  path: '/api/{realm}/reservations/venues/{id}/reservations/return',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownReservationWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const giveReservationBackText: CallText<typeof giveReservationBackCall> = {
  call: giveReservationBackCall,
  id: 'giveReservationBack',
  topic: 'reservations',
  summary:
    'Gives a reservation back before it begins. What its terms say goes back to who paid; all of it if the council has displaced it.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The reservation as it is then.',
};
