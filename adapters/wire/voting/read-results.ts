import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { resultsWire } from './results.ts';

/** What the votes of a survey add up to, where its flags show it to who asks. */
export const readResultsCall = {
  method: 'get',
  path: '/api/{realm}/surveys/{id}/results',
  caller: 'anybody',
  answer: resultsWire,
  refusals: ['unknownSurvey', 'resultsHidden'],
} as const satisfies Call;

export const readResultsText: CallText<typeof readResultsCall> = {
  call: readResultsCall,
  id: 'readResults',
  topic: 'surveys',
  summary: 'What the votes of a survey add up to, where its flags show it to who asks.',
  answer: 'Counts by answer id.',
};
