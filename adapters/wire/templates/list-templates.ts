import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { templateWire } from './template.ts';

/** Lists the templates of a town. */
export const listTemplatesCall = {
  method: 'get',
  path: '/api/{realm}/staff/templates',
  caller: 'staff',
  act: 'request.answer',
  answer: t.type({ items: t.array(templateWire) }),
  refusals: [],
} as const satisfies Call;

export const listTemplatesText: CallText<typeof listTemplatesCall> = {
  call: listTemplatesCall,
  id: 'listTemplates',
  topic: 'requests',
  summary: 'The templates of answers of the town, by their names, each with the languages that it lacks.',
  answer: 'The templates.',
};
