import type { FastifyInstance } from 'fastify';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { planOf } from '#application/tickets/door/door-plans.ts';
import { findTicketsByName } from '#application/tickets/door/find-by-name.ts';
import { passDoor } from '#application/tickets/door/pass-door.ts';
import { findByNameCall, passByNameCall } from '#adapters/wire/tickets/door/by-name.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { route } from '../../../plugins/route.ts';
import { allowed } from '../../../plugins/staff.ts';
import { isNonce, readSent, writePassed } from './asked-scan.ts';
import type { DoorParts } from './door-parts.ts';

const missing = (where: string) => left({ kind: 'unknownDoor', where } as const);

/** Entries by name: with a line and a session of staff alone. */
export function doorNameEndpoints(server: FastifyInstance, council: DoorParts): void {
  const may = (member: StaffMember) => allowed(council, member, { acts: ['door.manage'], in: {} });
  const find = findTicketsByName(council);
  const pass = passDoor(council);

  route(server, council, findByNameCall, async ({ realm, member, event, body }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const plan = await planOf(council)(realm, event);
    if (plan === null) return missing('event');
    if (plan.event.sessions.every(({ id }) => id !== body.session)) return missing('session');
    return right({ items: await find(realm, event, body) });
  });

  route(server, council, passByNameCall, async ({ realm, member, event, body }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const plan = await planOf(council)(realm, event);
    if (plan === null) return missing('event');
    if (!isNonce(body.nonce)) return missing('moment');
    const at = council.clock.now();
    const sent = readSent(plan, body.ticket, { ...body, at, direction: 'in', offline: false });
    if (isLeft(sent)) return missing(sent.left);
    return right(writePassed(sent.right.nonce, await pass(realm, plan, sent.right, member.name)));
  });
}
