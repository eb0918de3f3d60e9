import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { censusRecordWire, readCensusQuestions } from './census.ts';

/** What a census asks of people. */
export const readCensusCall = {
  method: 'get',
  path: '/api/{realm}/census2/{id}',
  caller: 'anybody',
  answer: censusRecordWire,
  read: readCensusQuestions,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readCensusText: CallText<typeof readCensusCall> = {
  call: readCensusCall,
  id: 'readCensus',
  topic: 'requests',
  summary: 'What a census asks of people.',
  answer: 'The questions.',
};
