import type { FastifyInstance } from 'fastify';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { devicesOf, endDoorDevice, giveDoorCode } from '#application/tickets/door/door-devices.ts';
import { planDoors, planOf } from '#application/tickets/door/door-plans.ts';
import { countInside, listRepeated } from '#application/tickets/door/read-door.ts';
import { type EventDoors, writeDoorDevice, writeRepeated } from '#adapters/wire/tickets/door/event-doors.ts';
import { writePlannedEvent } from '#adapters/wire/tickets/door/planned-event.ts';
import {
  endDoorDeviceCall,
  giveDoorCodeCall,
  listDoorEventsCall,
  planDoorsCall,
  readEventDoorsCall,
} from '#adapters/wire/tickets/door/staff-doors.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import { route } from '../../../plugins/route.ts';
import { allowed } from '../../../plugins/staff.ts';
import type { DoorParts } from './door-parts.ts';

/** Events belong to the whole town. */
const mayManage = (council: DoorParts) => (member: StaffMember) =>
  allowed(council, member, { acts: ['door.manage'], in: {} });

const noEvent = left({ kind: 'unknownDoor', where: 'event' } as const);

/** The doors of an event as staff see them. */
async function doorsSeen(council: DoorParts, realm: RealmId, plan: PlannedEvent): Promise<EventDoors> {
  const { id, sessions } = plan.event;
  const counts = await countInside(council)(realm, id);
  const repeated = await Promise.all(
    sessions.map(async (session) => {
      const tickets = await listRepeated(council)(realm, id, session.id);
      return tickets.map((one) => ({ ...writeRepeated(one), session: session.id }));
    }),
  );
  return {
    ...writePlannedEvent(plan),
    devices: (await devicesOf(council)(realm, id)).map(writeDoorDevice),
    inside: [...counts].map(([session, count]) => ({ session, ...count })),
    repeated: repeated.flat(),
  };
}

/** What staff do with the doors of events. */
export function doorOfficeEndpoints(server: FastifyInstance, council: DoorParts): void {
  const may = mayManage(council);

  route(server, council, listDoorEventsCall, async ({ realm, member }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const items = (await council.doorTickets.events(realm)).map(({ id, title, sessions }) => ({
      id,
      title,
      sessions: sessions.map((one) => ({ id: one.id, startsAt: new Date(one.startsAt).toISOString() })),
    }));
    return right({ items, itemsCount: items.length });
  });

  route(server, council, readEventDoorsCall, async ({ realm, member, event }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const plan = await planOf(council)(realm, event);
    return plan === null ? noEvent : right(await doorsSeen(council, realm, plan));
  });

  route(server, council, planDoorsCall, async ({ realm, member, event, body }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const planned = await planDoors(council)(realm, event, body, member.name);
    if (!isLeft(planned)) return right(await doorsSeen(council, realm, planned.right));
    const { kind } = planned.left;
    return kind === 'unknownEvent' ? noEvent : left({ kind: 'doorRefused', where: kind });
  });

  doorDeviceEndpoints(server, council);
}

/** Paper codes for scanners, and their end. */
function doorDeviceEndpoints(server: FastifyInstance, council: DoorParts): void {
  const may = mayManage(council);

  route(server, council, giveDoorCodeCall, async ({ realm, member, event, body }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    if ((await planOf(council)(realm, event)) === null) return noEvent;
    const given = await giveDoorCode(council)(realm, event, { typed: body.name, by: member.name });
    return given === null
      ? left({ kind: 'doorRefused', where: 'noName' })
      : right({ code: given.code, until: new Date(given.until).toISOString() });
  });

  route(server, council, endDoorDeviceCall, async ({ realm, member, event, body }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const plan = await planOf(council)(realm, event);
    if (plan === null) return noEvent;
    await endDoorDevice(council)(realm, event, body.device, member.name);
    return right(await doorsSeen(council, realm, plan));
  });
}
