import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Takes places for an event of the council. */
export const takePlaceCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/events',
  caller: 'staff',
  act: 'venue.decide',
  body: t.type({
    key: t.string,
    places: t.array(t.string),
    from: t.string,
    until: t.string,
    reason: t.string,
  }),
  isClosed: true,
  answer: t.type({ displaced: t.array(staffReservationWire) }),
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const takePlaceText: CallText<typeof takePlaceCall> = {
  call: takePlaceCall,
  id: 'takePlace',
  topic: 'reservations',
  summary:
    'Takes places and their parts for an event of the council, in one step, from whoever has them. Those who lose their reservation may choose another hour at no cost or have all of their money back. Who is in the place now stays (inUse).',
  example: {
    key: 'mesa-electoral-2027',
    places: ['pabellon'],
    from: '2026-11-20T17:00:00.000Z',
    until: '2026-11-20T21:00:00.000Z',
    reason: 'Mesa electoral',
  },
  answer: 'The reservations that were displaced.',
};
