import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { wordOf } from '../../decode.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Gives a reservation back at a desk. */
export const returnAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/reservations/return',
  caller: 'staff',
  act: 'venue.serve',
  body: t.type({ reservation: t.string }),
  isClosed: true,
  answer: t.type({
    money: wordOf(['returned', 'waits', 'cash', 'card', 'nothing']),
    reservation: staffReservationWire,
  }),
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const returnAtDeskText: CallText<typeof returnAtDeskCall> = {
  call: returnAtDeskCall,
  id: 'returnAtDesk',
  topic: 'reservations',
  summary:
    'Gives a reservation back for its holder, who stands at the desk: its place is free again, and what its terms say goes back. cash or card: what was paid at a desk goes back there, in the same way. waits: the bank did not accept the refund.',
  example: { reservation: 'h8o340.7e0c41d2a6b95f38c1d0aa52' },
  answer: 'What became of the money, and the reservation.',
};
