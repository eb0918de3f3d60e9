import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { sharesWire } from './shares.ts';

/** The shares of a survey, if its flags show its result to the caller. */
export const readSharesCall = {
  method: 'get',
  path: '/api/{realm}/surveys/{id}/shares',
  caller: 'anybody',
  answer: sharesWire,
  refusals: ['unknownSurvey', 'resultsHidden', 'countHidden', 'notCounted'],
} as const satisfies Call;

export const readSharesText: CallText<typeof readSharesCall> = {
  call: readSharesCall,
  id: 'readShares',
  topic: 'surveys',
  summary:
    'The result of a survey in rounded shares, if its flags show it to the caller: for surveys that hide how many took part (`hideVoteCount`).',
  answer: 'Whole percents by answer id; of rated answers, averages.',
};
