import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { publishedSeasonWire } from './season.ts';

/** A season of clubs, with all that its plan was computed from. */
export const readSeasonCall = {
  method: 'get',
  path: '/api/{realm}/reservations/venues/{id}/seasons/{season}',
  caller: 'anybody',
  answer: publishedSeasonWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readSeasonText: CallText<typeof readSeasonCall> = {
  call: readSeasonCall,
  id: 'readSeason',
  topic: 'reservations',
  summary:
    'A season of clubs as it was published: what they asked for, when the venue is closed, who chose when and got what, and why nobody got the rest. The plan depends on nothing else, so that anybody can compute it again; hash is the SHA-256 of the season’s canonical JSON.',
  answer: 'The season and its plan.',
};
