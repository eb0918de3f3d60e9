import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { resultsWire } from './results.ts';

/** The counts of a survey, if its flags show them to the caller. */
export const readResultsCall = {
  method: 'get',
  path: '/api/{realm}/surveys/{id}/results',
  caller: 'anybody',
  answer: resultsWire,
  refusals: ['unknownSurvey', 'resultsHidden', 'countHidden', 'notCounted'],
} as const satisfies Call;

export const readResultsText: CallText<typeof readResultsCall> = {
  call: readResultsCall,
  id: 'readResults',
  topic: 'surveys',
  summary: 'The counts of a survey, if its flags show them to the caller.',
  answer: 'Counts by answer id; of a survey that asks nothing (`none`), only `ballots`.',
};
