import * as t from 'io-ts';
import { deliveryStatuses } from '#domain/processes/delivery.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { euros, localizedText, nullable, wordOf } from '../decode.ts';
import { optionalText } from '../query.ts';

/** A project in the balance of a year. */
const balanceRowWire = t.type({
  id: t.string,
  slug: t.string,
  title: localizedText,
  process: t.type({ slug: t.string, title: localizedText }),
  status: wordOf(deliveryStatuses),
  budget: nullable(euros),
  spent: nullable(euros),
  committed: nullable(euros),
  over: euros,
  milestones: t.number,
  reached: t.number,
  lastNews: nullable(t.string),
  silentDays: nullable(t.number),
});

/** What became of all that a year funded. */
export const readBalanceCall = {
  method: 'get',
  path: '/api/{realm}/balance/{year}',
  query: { format: optionalText, lang: optionalText },
  caller: 'anybody',
  answer: t.type({
    year: t.number,
    years: t.array(t.number),
    today: t.string,
    projects: t.array(balanceRowWire),
    totals: t.type({
      projects: t.number,
      finished: t.number,
      budget: euros,
      spent: euros,
      over: euros,
      withoutBudget: t.number,
      withoutSpending: t.number,
    }),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readBalanceText: CallText<typeof readBalanceCall> = {
  call: readBalanceCall,
  id: 'readBalance',
  topic: 'collections',
  summary:
    'The balance of a year: every project that a process of that year funded, with its budget, what is paid, its state, its milestones and its last news. A process belongs to the year in which it begins. Sums contain only given figures. With `format=csv` the same as a table.',
  query: {
    format: { tells: '`json` (by default) or `csv`.', example: 'json' },
    lang: { tells: 'The language of the titles in the table.', example: 'va' },
  },
  answer: 'The balance.',
};
