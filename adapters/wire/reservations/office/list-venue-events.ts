import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffReservationWire, venueEventWire } from './staff-reservation.ts';

/** The events of the council at a venue. */
export const listVenueEventsCall = {
  method: 'get',
  path: '/api/{realm}/staff/reservations/venues/{id}/events',
  caller: 'staff',
  act: 'venue.decide',
  answer: t.type({
    items: t.array(t.type({ event: venueEventWire, losers: t.array(staffReservationWire) })),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listVenueEventsText: CallText<typeof listVenueEventsCall> = {
  call: listVenueEventsCall,
  id: 'listVenueEvents',
  topic: 'reservations',
  summary:
    'The events of the council at a venue that are not over for a month, the latest first, with those who lost a reservation to them, as they are now: booked (they chose another hour), returned (they have their money), or displaced (they have not chosen).',
  answer: 'The events. Amounts are cents.',
};
