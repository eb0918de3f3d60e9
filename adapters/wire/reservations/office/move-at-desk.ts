import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Moves a reservation at a desk. */
export const moveAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/reservations/move',
  caller: 'staff',
  act: 'venue.serve',
  body: t.type({ reservation: t.string, place: t.string, start: t.string }),
  isClosed: true,
  answer: staffReservationWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const moveAtDeskText: CallText<typeof moveAtDeskCall> = {
  call: moveAtDeskCall,
  id: 'moveAtDesk',
  topic: 'reservations',
  summary:
    'Moves a reservation for its holder, by the rules of those that holders move themselves. Its letters are others then, and so is its name for staff.',
  example: {
    reservation: 'h8o340.7e0c41d2a6b95f38c1d0aa52',
    place: 'pista-1',
    start: '2026-11-21T10:00:00.000Z',
  },
  answer: 'The reservation as it is then.',
};
