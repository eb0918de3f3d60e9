import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { workMembers } from '../scarcity/hold-work.ts';
import { ownReservationWire } from './own-reservation.ts';

/** Keeps a place longer for its payment. */
export const extendReservationCall = {
  method: 'post',
  path: '/api/{realm}/reservations/venues/{id}/reservations/more',
  caller: 'session',
  body: t.intersection([t.type({ key: t.string }), t.partial(workMembers)]),
  answer: ownReservationWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const extendReservationText: CallText<typeof extendReservationCall> = {
  call: extendReservationCall,
  id: 'extendReservation',
  topic: 'reservations',
  summary:
    'Keeps a place that waits for its payment for ten minutes more, up to ten times. While much is held, where may be workNeeded, as for a new reservation.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The reservation as it is then.',
};
