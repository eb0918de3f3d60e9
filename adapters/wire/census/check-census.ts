import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { censusAnswerWire, censusClaimWire } from './census.ts';

/** Whether the answers are those of the person with that number. */
export const checkCensusCall = {
  method: 'post',
  path: '/api/{realm}/census2/{id}',
  caller: 'session',
  body: censusClaimWire,
  answer: censusAnswerWire,
  refusals: ['unknownDocument', 'censusInvalid'],
} as const satisfies Call;

export const checkCensusText: CallText<typeof checkCensusCall> = {
  call: checkCensusCall,
  id: 'checkCensus',
  topic: 'requests',
  summary: 'Whether the answers are those of the person with that number.',
  example: { id: '12345678Z', secrets: ['1984'] },
  answer: 'They are.',
};
