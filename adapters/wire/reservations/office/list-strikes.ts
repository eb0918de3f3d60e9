import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable } from '../../decode.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Those who did not come. */
export const listStrikesCall = {
  method: 'get',
  path: '/api/{realm}/staff/reservations/venues/{id}/strikes',
  caller: 'staff',
  act: 'venue.decide',
  answer: t.type({
    items: t.array(
      t.type({
        holder: t.string,
        count: t.number,
        blockedUntil: nullable(t.string),
        missed: t.array(staffReservationWire),
      }),
    ),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listStrikesText: CallText<typeof listStrikesCall> = {
  call: listStrikesCall,
  id: 'listStrikes',
  topic: 'reservations',
  summary:
    'Those who did not come to what they had reserved, in the time that counts, the blocked ones first. They are marks: nobody is named.',
  answer: 'The people, each with what they missed, the latest first.',
};
