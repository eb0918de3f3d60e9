import type { AskedRequests } from '#application/requests/list-requests.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { ReadQuery } from '#adapters/wire/call.ts';
import { chosenFacets, readCircle } from '#adapters/wire/requests/desk-filters.ts';
import type { listRequestsCall } from '#adapters/wire/requests/list-requests.ts';
import { partsFor } from '#domain/office/decide.ts';
import type { Assignees } from './assignees.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

type Filters = Omit<ReadQuery<typeof listRequestsCall>, 'sort' | 'limit' | 'offset'>;

/** What a member of staff asks for, within what they may read. */
export function askedOf(
  { clock }: Pick<ServerParts, 'clock'>,
  member: StaffMember,
  filters: Filters,
  { storedAs }: Pick<Assignees, 'storedAs'>,
): Omit<AskedRequests, 'order' | 'limit' | 'offset'> {
  const now = clock.now();
  const { text, near, from, until } = filters;
  return {
    readable: partsFor(member, { act: 'request.read', part: 'mailbox', now }),
    people: partsFor(member, { act: 'request.seeContact', part: 'mailbox', now }),
    chosen: chosenFacets(filters, storedAs),
    text: text ?? '',
    near: near === null ? null : readCircle(near),
    from,
    until,
  };
}
