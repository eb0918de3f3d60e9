import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { openDataWire } from '../processes/open-data.ts';
import { optionalText } from '../query.ts';

/** Everything a process has published. */
export const readOpenDataCall = {
  method: 'get',
  path: '/api/{realm}/opendata/{id}',
  query: { format: optionalText, table: optionalText, lang: optionalText },
  caller: 'anybody',
  answer: openDataWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readOpenDataText: CallText<typeof readOpenDataCall> = {
  call: readOpenDataCall,
  id: 'readOpenData',
  topic: 'collections',
  summary:
    'Everything a process has published: its document, its proposals, its surveys and the public results. With `format=csv` its proposals as a table.',
  query: {
    format: { tells: '`json` (by default) or `csv`.', example: 'json' },
    table: {
      tells: 'Which table: its proposals, or with `projects` the progress of the funded ones.',
      example: 'projects',
    },
    lang: { tells: 'The language of the titles in the table.', example: 'va' },
  },
  answer: 'The data.',
};
