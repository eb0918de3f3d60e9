import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { surveyWire } from './survey.ts';

/** One survey. */
export const readSurveyCall = {
  method: 'get',
  path: '/api/{realm}/surveys/{id}',
  caller: 'anybody',
  answer: surveyWire,
  refusals: ['unknownSurvey'],
} as const satisfies Call;

export const readSurveyText: CallText<typeof readSurveyCall> = {
  call: readSurveyCall,
  id: 'readSurvey',
  topic: 'surveys',
  summary: 'One survey.',
  answer: 'The survey.',
};
