import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { seenActs } from '#domain/showcase/shop-visits.ts';
import { visitsWire } from './visits.ts';

/** How many shops are in the showcase. */
export const showcaseFiguresWire = t.type({
  at: t.string,
  shops: t.number,
  confirmed: t.number,
  stale: t.number,
  headings: t.array(t.type({ heading: t.string, shops: t.number })),
  months: t.array(visitsWire),
});
export type ShowcaseFiguresAnswer = t.TypeOf<typeof showcaseFiguresWire>;

export const readShowcaseFiguresCall = {
  method: 'get',
  path: '/api/{realm}/showcase/figures',
  caller: 'anybody',
  answer: showcaseFiguresWire,
  refusals: [],
} as const satisfies Call;

export const readShowcaseFiguresText: CallText<typeof readShowcaseFiguresCall> = {
  call: readShowcaseFiguresCall,
  id: 'readShowcaseFigures',
  topic: 'showcase',
  summary:
    'How many shops are in the showcase now, how many of them were confirmed within seven days, how many not for 90, and how many sell what. A shop counts with every heading that it has. And how often the pages of all shops together were opened, their numbers pressed and the ways to them asked for, in each of the last months: null of a count below five. How often one shop was seen is told to that shop and to staff alone.',
  answer: 'The figures, and when they were counted.',
};

/** The same as a table for spreadsheets. */
export const readShowcaseTableCall = {
  method: 'get',
  path: '/api/{realm}/showcase/figures.csv',
  caller: 'anybody',
  answer: { type: 'text/csv; charset=utf-8' },
  refusals: [],
} as const satisfies Call;

export const readShowcaseTableText: CallText<typeof readShowcaseTableCall> = {
  call: readShowcaseTableCall,
  id: 'readShowcaseTable',
  topic: 'showcase',
  summary:
    'The figures of the showcase as CSV with semicolons: part, name, count; a count below five of visits is <5.',
  answer: 'The table.',
};

/** The lines of that table. */
export const showcaseTable = ({ shops, confirmed, stale, headings, months }: ShowcaseFiguresAnswer): string =>
  [
    ['part', 'name', 'count'],
    ['all', '', shops],
    ['confirmed', 'week', confirmed],
    ['stale', '90 days', stale],
    ...headings.map((one) => ['heading', one.heading, one.shops]),
    ...months.flatMap((one) => seenActs.map((act) => [act, one.month, one[act] ?? '<5'])),
  ]
    .map((line) => `${line.join(';')}\r\n`)
    .join('');
