import { ballotLine, headLine } from './ballot-list.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** The ballots of a closed survey, sorted by id, with the SHA-256 of everything after the first line. */
export const readBallotsCall = {
  method: 'get',
  path: '/api/{realm}/surveys/{id}/ballots',
  caller: 'anybody',
  answer: { first: headLine, others: ballotLine },
  refusals: ['unknownSurvey', 'resultsHidden', 'countHidden'],
} as const satisfies Call;

export const readBallotsText: CallText<typeof readBallotsCall> = {
  call: readBallotsCall,
  id: 'readBallots',
  topic: 'surveys',
  summary:
    'The ballots of a closed survey, sorted by id, with the SHA-256 of everything after the first line.',
  answer: 'The published list.',
};
