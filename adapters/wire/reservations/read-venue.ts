import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { venueWire } from './venue.ts';

/** A venue with its places, prices and rules. */
export const readVenueCall = {
  method: 'get',
  path: '/api/{realm}/reservations/venues/{id}',
  caller: 'anybody',
  answer: venueWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readVenueText: CallText<typeof readVenueCall> = {
  call: readVenueCall,
  id: 'readVenue',
  topic: 'reservations',
  summary:
    'A venue: its places, each with the place that it is a part of, what they cost whom at which hours, and the rules of reservations. A place and its parts exclude each other.',
  answer: 'The venue. Amounts are cents; no places, people or weekdays named by a rate means all of them.',
};
