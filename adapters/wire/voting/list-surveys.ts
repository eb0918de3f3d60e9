import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { optionalText } from '../query.ts';
import { surveyWire } from './survey.ts';

/** All surveys of a town, with the participants that may be published. */
export const listSurveysCall = {
  method: 'get',
  path: '/api/{realm}/surveys',
  query: { expand: optionalText, app: optionalText, lang: optionalText },
  caller: 'anybody',
  answer: listOf(surveyWire),
  refusals: [],
} as const satisfies Call;

export const listSurveysText: CallText<typeof listSurveysCall> = {
  call: listSurveysCall,
  id: 'listSurveys',
  topic: 'surveys',
  summary: 'All surveys of a town, with the participants that may be published.',
  query: {
    expand: { tells: 'Accepted; it has no effect here.' },
    app: { tells: 'Accepted; it has no effect here.' },
    lang: { tells: 'Accepted; it has no effect here.' },
  },
  answer: 'The surveys.',
};
