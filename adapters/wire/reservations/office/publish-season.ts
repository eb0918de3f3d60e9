import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { seasonDraftWire } from '../season.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Publishes a season of clubs, and takes its places. */
export const publishSeasonCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/seasons',
  caller: 'staff',
  act: 'venue.decide',
  body: t.intersection([seasonDraftWire, t.type({ hash: t.string })]),
  isClosed: true,
  answer: t.type({ displaced: t.array(staffReservationWire) }),
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const publishSeasonText: CallText<typeof publishSeasonCall> = {
  call: publishSeasonCall,
  id: 'publishSeason',
  topic: 'reservations',
  summary:
    'Publishes a season as it was planned and takes its places, from residents who have them too: they may choose another hour at no cost or have all of their money back. Sent again, it goes on where it was. changed: what it depends on has changed; plan it again.',
  example: {
    id: '2026-2027',
    title: 'Temporada 2026-2027',
    from: '2026-11-23',
    weeks: 26,
    hours: [{ weekday: 5, opens: '17:00', closes: '22:00' }],
    closures: [],
    clubs: [{ id: 'volei', title: 'Club de Voleibol Marjal', tier: 1, licences: 74 }],
    wishes: [
      {
        id: 'volei-1',
        club: 'volei',
        rank: 1,
        weekday: 5,
        at: '19:00',
        minutes: 90,
        alternatives: [{ weekday: 4, at: '19:00', minutes: 90 }],
        places: ['pista-2', 'pista-1'],
        count: 1,
      },
    ],
    hash: '3f2a91c07be8d4153f2a91c07be8d4153f2a91c07be8d4153f2a91c07be8d415',
  },
  answer: 'The reservations of residents that were displaced.',
};
