import { addressOf } from '#adapters/wire/address-of.ts';
import { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Filters, noDeskFilters } from '../filters.ts';
import { queryOf } from '../list-query.ts';

const { status, mailbox, assignedTo, priority, due, hasReply, text, sort } = listRequestsCall.query;
const readers = { status, mailbox, assignedTo, priority, due, hasReply };
const known: ReadonlySet<string> = new Set([...Object.keys(readers), 'text', 'sort']);

/** The parameters of the list for these filters, as a view is kept. */
export const viewQuery = (filters: Filters): string =>
  addressOf(listRequestsCall, { realm: realmId('-'), ...queryOf(filters) }).split('?')[1] ?? '';

/** The filters of a view; null if it has some that the desk does not show: programs keep views, too. */
export function filtersOfView(query: string): Filters | null {
  const given = new URLSearchParams(query);
  if ([...given.keys()].some((name) => !known.has(name))) return null;
  const valuesOf = (name: keyof typeof readers) => readers[name].read(given.get(name)) ?? [];
  return {
    ...noDeskFilters,
    status: valuesOf('status'),
    mailbox: valuesOf('mailbox'),
    assignedTo: valuesOf('assignedTo'),
    priority: valuesOf('priority'),
    due: valuesOf('due'),
    replies: valuesOf('hasReply'),
    text: text.read(given.get('text')) ?? '',
    sort: sort.read(given.get('sort')) ?? noDeskFilters.sort,
  };
}
