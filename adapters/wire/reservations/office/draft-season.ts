import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { draftedSeasonWire, seasonDraftWire } from '../season.ts';

/** Plans a season of clubs, without taking anything. */
export const draftSeasonCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/seasons/draft',
  caller: 'staff',
  act: 'venue.decide',
  body: seasonDraftWire,
  isClosed: true,
  answer: draftedSeasonWire,
  refusals: ['unknownDocument', 'reservationRefused'],
} as const satisfies Call;

export const draftSeasonText: CallText<typeof draftSeasonCall> = {
  call: draftSeasonCall,
  id: 'draftSeason',
  topic: 'reservations',
  summary:
    'Shares a season out between clubs by the rule of decision 106 and says why each gets what it gets, without taking anything. Faults have the paths of what is wrong (reservationRefused, where: faults).',
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
  },
  answer: 'The plan, and the hash of all that it depends on: to be sent with its publication.',
};
