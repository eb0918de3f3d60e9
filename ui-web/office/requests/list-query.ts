import type { CallAnswer, AddressOf } from '#adapters/wire/call.ts';
import { writtenPart } from '#adapters/wire/query.ts';
import type { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import type { FilterName, Filters } from './filters.ts';

type Query = Partial<AddressOf<typeof listRequestsCall>>;

/** Some values, or none for all; names that contain a comma are written as the call reads them. */
const several = (values: readonly string[]) => (values.length === 0 ? null : values.map(writtenPart));

/** The filters as the call of the list takes them. What the address names and the call does not know, it refuses. */
export const queryOf = (filters: Filters): Query =>
  ({
    status: several(filters.status),
    mailbox: several(filters.mailbox),
    assignedTo: several(filters.assignedTo),
    priority: several(filters.priority),
    due: several(filters.due),
    hasReply: several(filters.replies),
    text: filters.text.trim() || null,
    sort: filters.sort,
  }) as Query;

/** How many requests each value of a filter would show. */
export type Counts = Readonly<Record<FilterName, Readonly<Record<string, number>>>>;

type Answered = CallAnswer<typeof listRequestsCall>['counts'];

const named = (counts: readonly { readonly value: string | null; readonly count: number }[]) =>
  Object.fromEntries(counts.map(({ value, count }) => [value ?? 'nobody', count]));

/** The counts that came with a list, by filter and value. */
export const filterCounts = ({ status, mailbox, assignedTo, priority, due, hasReply }: Answered): Counts => ({
  status: named(status),
  mailbox: named(mailbox),
  assignedTo: named(assignedTo),
  priority: named(priority),
  due: named(due.filter(({ value }) => value !== null)),
  replies: named(hasReply.map(({ value, count }) => ({ value: value ? 'yes' : 'no', count }))),
});
