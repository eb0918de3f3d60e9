import type { WaitingPlaceAnswer } from '#adapters/wire/appointments/waiting/waiting-place.ts';

/** A place on the waiting list, with two people before it. */
export const aPlace = (more: Partial<WaitingPlaceAnswer> = {}): WaitingPlaceAnswer => ({
  id: 'key-of-a-place-of-this-device',
  state: 'waiting',
  services: ['padron'],
  people: 1,
  offices: [],
  weekdays: [],
  from: '00:00',
  until: '24:00',
  firstDay: '2026-11-18',
  lastDay: '2026-12-16',
  joined: '2026-11-18T11:00:00.000Z',
  ahead: 2,
  offer: null,
  unanswered: 0,
  visit: null,
  history: [{ act: 'join', at: '2026-11-18T11:00:00.000Z', office: null, start: null }],
  ...more,
});
/** The same once a time is offered to it. */
export const offeredPlace = aPlace({
  state: 'offered',
  offer: {
    office: 'plaza',
    at: '2026-11-19T08:40:00.000Z',
    end: '2026-11-19T08:55:00.000Z',
    until: '2026-11-18T12:00:00.000Z',
  },
});
