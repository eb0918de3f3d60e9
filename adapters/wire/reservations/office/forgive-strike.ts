import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Forgives a strike. */
export const forgiveStrikeCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/strikes/forgive',
  caller: 'staff',
  act: 'venue.decide',
  body: t.type({ reservation: t.string, reason: t.string }),
  isClosed: true,
  answer: staffReservationWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const forgiveStrikeText: CallText<typeof forgiveStrikeCall> = {
  call: forgiveStrikeCall,
  id: 'forgiveStrike',
  topic: 'reservations',
  summary:
    'Forgives that the holder of a reservation did not come, for a reason: it is no strike from then on, and a block that followed from it ends. noStrike: they came, or it is forgiven.',
  example: { reservation: 'h8o340.7e0c41d2a6b95f38c1d0aa52', reason: 'La puerta no se abría' },
  answer: 'The reservation as it is then.',
};
