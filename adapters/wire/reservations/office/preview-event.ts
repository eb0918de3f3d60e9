import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Looks at an event of the council before it is done. */
export const previewEventCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/events/preview',
  caller: 'staff',
  act: 'venue.decide',
  body: t.type({ places: t.array(t.string), from: t.string, until: t.string, reason: t.string }),
  isClosed: true,
  answer: t.type({ displaced: t.array(staffReservationWire) }),
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const previewEventText: CallText<typeof previewEventCall> = {
  call: previewEventCall,
  id: 'previewEvent',
  topic: 'reservations',
  summary:
    'Who would lose their reservation to an event of the council, before it is done, those that wait for their payment among them. Nothing is taken. taken: another event has one of the places; inUse: somebody is in one.',
  example: {
    places: ['pabellon'],
    from: '2026-11-20T17:00:00.000Z',
    until: '2026-11-20T21:00:00.000Z',
    reason: 'Mesa electoral',
  },
  answer: 'The reservations that would be displaced.',
};
