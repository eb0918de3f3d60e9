import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Approves a reservation, or refuses it. */
export const decideReservationCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/reservations/decide',
  caller: 'staff',
  act: 'venue.decide',
  body: t.type({ reservation: t.string, isApproved: t.boolean, reason: t.string }),
  isClosed: true,
  answer: staffReservationWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const decideReservationText: CallText<typeof decideReservationCall> = {
  call: decideReservationCall,
  id: 'decideReservation',
  topic: 'reservations',
  summary:
    'Decides what was asked of staff, by the name that lists of staff have for it. The approval itself takes the place, so that of two for one hour the second is refused (taken). If it costs something, its holder has three days to pay. A refusal needs a reason for its holder.',
  example: { reservation: 'h8o340.7e0c41d2a6b95f38c1d0aa52', isApproved: true, reason: '' },
  answer: 'The reservation as it is then.',
};
