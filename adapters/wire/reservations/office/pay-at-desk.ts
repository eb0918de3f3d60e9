import * as t from 'io-ts';
import { deskMoneys } from '#domain/reservations/reservation.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { wordOf } from '../../decode.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Notes that a reservation was paid at a desk. */
export const payAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/reservations/pay',
  caller: 'staff',
  act: 'venue.serve',
  body: t.type({ reservation: t.string, by: wordOf(deskMoneys) }),
  isClosed: true,
  answer: t.type({ letters: t.string, code: t.string, reservation: staffReservationWire }),
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const payAtDeskText: CallText<typeof payAtDeskCall> = {
  call: payAtDeskCall,
  id: 'payAtDesk',
  topic: 'reservations',
  summary:
    'Gives the place of a reservation that waits for its payment, because its holder pays at the desk: cash, or card by the reader that stands there. A payment of the bank that comes later goes back.',
  example: { reservation: 'h8o340.7e0c41d2a6b95f38c1d0aa52', by: 'card' },
  answer: 'The letters with which its holder comes in, their code, and the reservation.',
};
