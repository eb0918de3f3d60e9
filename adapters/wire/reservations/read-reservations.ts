import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownReservationWire } from './own-reservation.ts';

/** How many reservations one call reads. */
export const mostReservationsRead = 50;

/** Reservations by the keys that their holder’s device has. */
export const readReservationsCall = {
  method: 'post',
  path: '/api/{realm}/reservations/own',
  caller: 'anybody',
  body: t.type({ reservations: t.array(t.type({ venue: t.string, key: t.string })) }),
  answer: t.type({ items: t.array(ownReservationWire) }),
  refusals: ['storageFailed'],
} as const satisfies Call;

export const readReservationsText: CallText<typeof readReservationsCall> = {
  call: readReservationsCall,
  id: 'readReservations',
  topic: 'reservations',
  summary:
    'The reservations that a device has the keys of, at most 50, as they are now. Unknown ones are left out. If a payment has come and its notice was lost, the place is given now.',
  example: { reservations: [{ venue: 'polideportivo', key: 'JtPz0f4uQ8mHc1Xw7bLk2A' }] },
  answer: 'The reservations, in the order of the keys.',
};
