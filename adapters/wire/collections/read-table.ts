import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';
import { tableRowsWire } from '../tables/table.ts';

/** Rows of a table by the named query of its descriptor. */
export const readTableCall = {
  method: 'get',
  path: '/api/{realm}/sql/{db}/{query}',
  query: {
    limit: optionalText,
    offset: optionalText,
    sort: optionalText,
    search: optionalText,
    lang: optionalText,
  },
  caller: 'anybody',
  answer: tableRowsWire,
  refusals: ['wrongQuery', 'unknownDocument'],
} as const satisfies Call;

export const readTableText: CallText<typeof readTableCall> = {
  call: readTableCall,
  id: 'readTable',
  topic: 'collections',
  summary:
    'Rows of a table by the named query of its descriptor. Only queries that a descriptor names can be asked for, and only columns that are for sorting can be sorted by.',
  query: {
    limit: { tells: 'How many at most; 1,000 by default, and never more.', example: '40' },
    offset: { tells: 'How many to leave out first.', example: '80' },
    sort: { tells: 'The key of a column, with a dash before it for descending order.', example: '-importe' },
    search: { tells: 'A text that one of the cells must show, taken literally; 200 letters at the most.' },
    lang: { tells: 'The language in which cells are searched: es, va, ca, en or eu.' },
  },
  answer:
    'A list of one item: `data` has the rows by the keys of their columns, `total` says how many match.',
};
