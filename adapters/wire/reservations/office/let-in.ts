import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Lets the holder of a reservation in. */
export const letInCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/entries',
  caller: 'staff',
  act: 'venue.serve',
  body: t.type({ letters: t.string }),
  isClosed: true,
  answer: t.type({ isAgain: t.boolean, reservation: staffReservationWire }),
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const letInText: CallText<typeof letInCall> = {
  call: letInCall,
  id: 'letIn',
  topic: 'reservations',
  summary:
    'Lets the holder of these letters in, once: from then on nobody gives the place up. letters: what was typed, or the text of a code. isAgain: they were in already. where says why nobody comes in (reservationRefused): unknownLetters, tooEarly, givenUp, notBooked; of a code that this venue has not signed: otherVenue, forged.',
  example: { letters: '7K2Q-RA5D' },
  answer: 'Who came in.',
};
