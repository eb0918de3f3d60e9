import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** How many shops are in the showcase. */
export const showcaseFiguresWire = t.type({
  at: t.string,
  shops: t.number,
  confirmed: t.number,
  stale: t.number,
  headings: t.array(t.type({ heading: t.string, shops: t.number })),
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
    'How many shops are in the showcase now, how many of them were confirmed within seven days, how many not for 90, and how many sell what. A shop counts with every heading that it has.',
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
  summary: 'The figures of the showcase as CSV with semicolons: part, name, shops.',
  answer: 'The table.',
};

/** The lines of that table. */
export const showcaseTable = ({ shops, confirmed, stale, headings }: ShowcaseFiguresAnswer): string =>
  [
    ['part', 'name', 'shops'],
    ['all', '', shops],
    ['confirmed', 'week', confirmed],
    ['stale', '90 days', stale],
    ...headings.map((one) => ['heading', one.heading, one.shops]),
  ]
    .map((line) => `${line.join(';')}\r\n`)
    .join('');
