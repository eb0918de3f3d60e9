import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { venueWaitingWire } from './venue-waiting.ts';

/** Takes what is offered of a venue. */
export const takeVenueOfferCall = {
  method: 'post',
  path: '/api/{realm}/reservations/venues/{id}/waiting/take',
  caller: 'session',
  body: t.type({ key: t.string, at: t.string }),
  answer: venueWaitingWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const takeVenueOfferText: CallText<typeof takeVenueOfferCall> = {
  call: takeVenueOfferCall,
  id: 'takeVenueOffer',
  topic: 'reservations',
  summary:
    'Takes the time that is offered: it is a reservation under the same key, at the price that was offered. If it costs something it is set aside for ten minutes until it is paid, as any other one. at is the start that was shown, so that a late tap takes no other time.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', at: '2026-11-20T18:00:00.000Z' },
  answer: 'The place as it is then.',
};
