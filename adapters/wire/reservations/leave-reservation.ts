import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownReservationWire } from './own-reservation.ts';

/** Leaves a place that waits for its payment. */
export const leaveReservationCall = {
  method: 'post',
  path: '/api/{realm}/reservations/venues/{id}/reservations/leave',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: ownReservationWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const leaveReservationText: CallText<typeof leaveReservationCall> = {
  call: leaveReservationCall,
  id: 'leaveReservation',
  topic: 'reservations',
  summary:
    'Leaves a place that waits for its payment, or takes back what was asked of staff: others can have it at once.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The reservation as it is then.',
};
