import type { FastifyInstance } from 'fastify';
import { keepViewCall } from '#adapters/wire/desk/keep-view.ts';
import { listViewsCall } from '#adapters/wire/desk/list-views.ts';
import { removeViewCall } from '#adapters/wire/desk/remove-view.ts';
import { writeDeskView } from '#adapters/wire/desk/view.ts';
import { deskFilters, deskSort } from '#adapters/wire/requests/desk-filters.ts';
import { type DeskView, viewFault } from '#domain/office/desk/desk-view.ts';
import { reference } from '#domain/forms/request.ts';
import { left, right } from '#domain/shared/result.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { type Assignees, assigneesIn, withAssignees } from './assignees.ts';

const known = { ...deskFilters, sort: deskSort };

/** The first parameter of a query that the list of requests would refuse; null if there is none. */
function wrongParameter(query: string): string | null {
  const found = [...new URLSearchParams(query)].find(([name, value]) => {
    const reader = Object.entries(known).find(([one]) => one === name)?.[1];
    return reader === undefined || reader.read(value) === undefined;
  });
  return found?.[0] ?? null;
}

/** The views of staff: filters of the list of requests, kept under a name. */
export function viewEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { views } = council;
  /** A view with the present names of those who have requests. */
  const shown = (assignees: Assignees, view: DeskView, { id }: StaffMember) => {
    const query = withAssignees(view.query, (name) => assignees.shown(name) ?? name);
    return writeDeskView({ ...view, query }, id);
  };
  route(server, council, listViewsCall, async ({ realm, town, member }) => {
    const assignees = await assigneesIn(council, town, member);
    const seen = await views.seenBy(realm, member.id);
    return right({ items: seen.map((view) => shown(assignees, view, member)) });
  });

  route(server, council, keepViewCall, async ({ realm, town, body, member }) => {
    const { id, isShared = false } = body;
    const assignees = await assigneesIn(council, town, member);
    const query = withAssignees(body.query, (name) => assignees.stored(name) ?? name);
    const name = body.name.trim();
    const strange = wrongParameter(body.query);
    if (strange !== null)
      return left({ kind: 'viewRefused', faults: [{ kind: 'wrongParameter', where: strange }] });
    const own = (await views.seenBy(realm, member.id)).filter(({ owner }) => owner === member.id);
    if (id && !own.some((view) => view.id === id)) return left({ kind: 'unknownView' });
    const fault = viewFault({ name, query }, own.filter((view) => view.id !== id).length);
    if (fault !== null) return left({ kind: 'viewRefused', faults: [{ kind: fault }] });
    const view = { id: id ?? reference(council.random(10)), owner: member.id, name, query, isShared };
    return (await views.keep(realm, view))
      ? right(shown(assignees, view, member))
      : left({ kind: 'unknownView' });
  });

  route(server, council, removeViewCall, async ({ realm, id, member }) =>
    (await views.remove(realm, id, member.id)) ? right({ status: 'ok' }) : left({ kind: 'unknownView' }),
  );
}
