import * as t from 'io-ts';
import type { FacetCounts } from '#domain/office/desk/facets.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { stretch } from '../query.ts';
import { deskFilters, deskFilterTexts, deskSort } from './desk-filters.ts';
import { staffRequestWire } from './staff-request.ts';

/** How many requests there are of one value; null stands for those without one: nobody has it, it has no term. */
const countOf = <C extends t.Mixed>(value: C) => t.array(t.type({ value, count: t.number }));
const textCount = countOf(t.union([t.string, t.null]));

/** For each filter its values with their numbers, the most frequent first, with the other filters as they are. */
const countsWire = t.type({
  status: textCount,
  mailbox: textCount,
  assignedTo: textCount,
  priority: textCount,
  due: textCount,
  hasReply: countOf(t.boolean),
  approval: textCount,
});

/** The counts as they are sent. */
export const writeCounts = (counts: FacetCounts): t.TypeOf<typeof countsWire> =>
  Object.fromEntries(
    Object.entries(counts).map(([facet, values]) => [facet, [...values]]),
  ) as unknown as t.TypeOf<typeof countsWire>;

/** The requests of a town, the latest first; for staff, with their token. */
export const listRequestsCall = {
  method: 'get',
  path: '/api/{realm}/staff/requests',
  query: { ...deskFilters, sort: deskSort, ...stretch(20, 200) },
  isClosed: true,
  caller: 'staff',
  act: 'request.read',
  answer: t.intersection([listOf(staffRequestWire), t.type({ counts: countsWire })]),
  refusals: [],
} as const satisfies Call;

export const listRequestsText: CallText<typeof listRequestsCall> = {
  call: listRequestsCall,
  id: 'listRequests',
  topic: 'requests',
  summary:
    'The requests of a town that the caller may read, with how many there are of each choice. A parameter that is not listed here is refused, with those that are.',
  query: {
    ...deskFilterTexts,
    sort: {
      tells: 'newest (the default), oldest, term (the next one first, those without one last) or priority.',
    },
    limit: { tells: 'At most 200; 20 by default.' },
    offset: { tells: 'How many to leave out first.' },
  },
  answer:
    'The requests of the page, how many there are in all, and for each filter its values with their numbers: how many there would be with the other filters as they are.',
};
