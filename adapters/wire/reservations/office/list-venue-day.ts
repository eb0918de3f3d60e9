import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { optionalDay } from '../../query.ts';
import { staffReservationWire, venueEventWire } from './staff-reservation.ts';

/** The reservations of a day, for those who open the doors. */
export const listVenueDayCall = {
  method: 'get',
  path: '/api/{realm}/staff/reservations/venues/{id}/day',
  caller: 'staff',
  act: 'venue.serve',
  query: { day: optionalDay },
  answer: t.type({
    items: t.array(staffReservationWire),
    events: t.array(venueEventWire),
    walkIns: t.array(t.type({ place: t.string, start: t.string, minutes: t.array(t.number) })),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listVenueDayText: CallText<typeof listVenueDayCall> = {
  call: listVenueDayCall,
  id: 'listVenueDay',
  topic: 'reservations',
  summary:
    'The reservations of a venue that begin on a day, by their beginning, as they are now, with those that wait for approval. Holders are marks: nobody is named. name: what other calls of staff name a reservation by; it opens nothing that is its holder’s.',
  query: { day: { tells: 'The day; today if it is missing.', example: '2026-11-20' } },
  answer:
    'The reservations, and the events of the council on that day. Amounts are cents. walkIns: for how many minutes somebody who stands at the desk can have a place from now on, until the end of an hour that has begun; none if the day is not today.',
};
