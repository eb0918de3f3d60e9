import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { deskFilters, deskFilterTexts } from '../requests/desk-filters.ts';

const days = t.union([t.number, t.null]);
const figures = t.type({
  came: t.number,
  open: t.number,
  closed: t.number,
  overdue: t.number,
  daysToAnswer: days,
  daysToClose: days,
});
const named = t.array(t.intersection([t.type({ name: t.string }), figures]));

/** How many requests came and were closed, and how long they waited. */
export const readFiguresCall = {
  method: 'get',
  path: '/api/{realm}/staff/requests/figures',
  query: deskFilters,
  isClosed: true,
  caller: 'staff',
  act: 'request.read',
  answer: t.type({ all: figures, byMailbox: named, byMonth: named, byStatus: named }),
  refusals: [],
} as const satisfies Call;

export const readFiguresText: CallText<typeof readFiguresCall> = {
  call: readFiguresCall,
  id: 'readFigures',
  topic: 'requests',
  summary:
    'The figures of the requests that a list with the same filters has: how many came, are open, were closed and are open after their term, and the medians of the working days until the first answer and until the close (null if there was none). Closed is when the council last told the sender, or last changed a request whose sender it never told.',
  query: deskFilterTexts,
  answer: 'The figures of all, and by mailbox, by the month in which they came, and by state.',
};
