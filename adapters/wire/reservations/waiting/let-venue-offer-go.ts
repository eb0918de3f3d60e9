import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { venueWaitingWire } from './venue-waiting.ts';

/** Lets go of what is offered of a venue. */
export const letVenueOfferGoCall = {
  method: 'post',
  path: '/api/{realm}/reservations/venues/{id}/waiting/let-go',
  caller: 'session',
  body: t.type({ key: t.string, at: t.string }),
  answer: venueWaitingWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const letVenueOfferGoText: CallText<typeof letVenueOfferGoCall> = {
  call: letVenueOfferGoCall,
  id: 'letVenueOfferGo',
  topic: 'reservations',
  summary:
    'Lets the time go that is offered: the person waits on in their place, and the next one is asked. at is the start that was shown.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', at: '2026-11-20T18:00:00.000Z' },
  answer: 'The place as it is then.',
};
