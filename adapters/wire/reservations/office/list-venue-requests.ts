import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffReservationWire, venueEventWire } from './staff-reservation.ts';

/** What was asked of the staff of a venue. */
export const listVenueRequestsCall = {
  method: 'get',
  path: '/api/{realm}/staff/reservations/venues/{id}/requests',
  caller: 'staff',
  act: 'venue.decide',
  answer: t.type({
    items: t.array(
      t.type({
        asked: staffReservationWire,
        others: t.array(staffReservationWire),
        events: t.array(venueEventWire),
      }),
    ),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listVenueRequestsText: CallText<typeof listVenueRequestsCall> = {
  call: listVenueRequestsCall,
  id: 'listVenueRequests',
  topic: 'reservations',
  summary:
    'What waits at a venue for the approval of staff, by its beginning, with what is in its way: who has the place then or asks for it too, and events of the council.',
  answer: 'The requests. Amounts are cents.',
};
