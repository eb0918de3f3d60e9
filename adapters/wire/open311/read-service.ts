import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { definitionWire311 } from './open311.ts';
import { optionalText } from '../query.ts';

/** Open311. */
export const readServiceCall = {
  method: 'get',
  path: '/{realm}/open311/v2/services/{file}',
  query: { jurisdiction_id: optionalText, locale: optionalText },
  caller: 'anybody',
  answer: definitionWire311,
  refusals: ['unknownMailbox'],
} as const satisfies Call;

export const readServiceText: CallText<typeof readServiceCall> = {
  call: readServiceCall,
  id: 'readService',
  topic: 'requests',
  summary: 'Open311: what a service asks beside description and place; {file} is its code and .json or .xml.',
  query: {
    jurisdiction_id: {
      tells: 'The town or one of its hosts, for clients that must send it.',
      example: 'vilanova',
    },
    locale: { tells: 'The language of the texts.', example: 'va' },
  },
  answer: 'Its attributes.',
};
