import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { venueWaitingWire } from './venue-waiting.ts';

/** Leaves the waiting list of a venue. */
export const leaveVenueListCall = {
  method: 'post',
  path: '/api/{realm}/reservations/venues/{id}/waiting/leave',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: venueWaitingWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const leaveVenueListText: CallText<typeof leaveVenueListCall> = {
  call: leaveVenueListCall,
  id: 'leaveVenueList',
  topic: 'reservations',
  summary: 'Ends the wait. The mail is erased at once, and what was offered goes to the next person.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The place as it is then.',
};
