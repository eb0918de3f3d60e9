import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { reportsWire311 } from './open311.ts';
import { optionalText } from '../query.ts';

/** Open311. */
export const readReportCall = {
  method: 'get',
  path: '/{realm}/open311/v2/requests/{file}',
  query: { jurisdiction_id: optionalText, locale: optionalText },
  caller: 'anybody',
  answer: reportsWire311,
  refusals: ['unknownRequest'],
} as const satisfies Call;

export const readReportText: CallText<typeof readReportCall> = {
  call: readReportCall,
  id: 'readReport',
  topic: 'requests',
  summary: 'Open311: one public report; {file} is its public number and .json or .xml.',
  query: {
    jurisdiction_id: {
      tells: 'The town or one of its hosts, for clients that must send it.',
      example: 'vilanova',
    },
    locale: { tells: 'The language of the texts.', example: 'va' },
  },
  answer: 'A list with the report.',
};
