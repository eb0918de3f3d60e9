import { tableRowsWire } from '#adapters/wire/table.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

export const tableCall: CallDescription = {
  id: 'readTable',
  method: 'get',
  path: '/api/{realm}/sql/{db}/{query}',
  topic: 'collections',
  summary:
    'Rows of a table by the named query of its descriptor. Only queries that a descriptor names can be asked for, and only columns that are for sorting can be sorted by.',
  query: [
    { name: 'limit', tells: 'How many at most; 1,000 where nothing is said, and never more.', example: '40' },
    { name: 'offset', tells: 'How many to leave out first.', example: '80' },
    {
      name: 'sort',
      tells: 'The key of a column, with a dash before it to go down.',
      example: '-importe',
    },
    {
      name: 'search',
      tells: 'A text that one of the cells must show, taken literally; 200 letters at the most.',
    },
    { name: 'lang', tells: 'The language in which cells are looked through: es, va, ca, en or eu.' },
  ],
  answer: {
    kind: 'json',
    codec: tableRowsWire,
    tells: 'A list of one item: `data` has the rows by the keys of their columns, `total` says how many fit.',
  },
  refusals: ['wrongQuery', 'unknownRealm', 'unknownDocument'],
};
