import { openDataWire } from '#adapters/wire/open-data.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

export const openDataCalls: readonly CallDescription[] = [
  {
    id: 'readOpenData',
    method: 'get',
    path: '/api/{realm}/opendata/{id}',
    topic: 'collections',
    summary:
      'Everything a process has published: itself, its proposals, its surveys and the results that everybody may see. With `format=csv` its proposals as a table.',
    query: [
      { name: 'format', tells: '`json`, which is usual, or `csv`.', example: 'json' },
      {
        name: 'table',
        tells: 'Which table: its proposals, or with `projects` what became of the funded ones.',
        example: 'projects',
      },
      { name: 'lang', tells: 'The language of the titles in the table.', example: 'va' },
    ],
    answer: { kind: 'json', codec: openDataWire, tells: 'The data.' },
    refusals: ['unknownRealm', 'unknownDocument'],
  },
];
