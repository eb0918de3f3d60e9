import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { venueWaitingWire } from './venue-waiting.ts';

/** A place on the waiting list of a venue as it is now. */
export const readVenueWaitingCall = {
  method: 'post',
  path: '/api/{realm}/reservations/venues/{id}/waiting/place',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: venueWaitingWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const readVenueWaitingText: CallText<typeof readVenueWaitingCall> = {
  call: readVenueWaitingCall,
  id: 'readVenueWaiting',
  topic: 'reservations',
  summary:
    'The place of a key on the waiting list of a venue: how many could be asked before, the time that is offered, its price and until when, and all that happened to it. What others gave back meanwhile is offered first.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The place as it is then.',
};
