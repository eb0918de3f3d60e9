import type { FastifyInstance } from 'fastify';
import { actOnVisitCall } from '#adapters/wire/appointments/act-on-visit.ts';
import { listVisitsCall } from '#adapters/wire/appointments/list-visits.ts';
import { takeTicketCall } from '#adapters/wire/appointments/take-ticket.ts';
import { type CounterVisit, isVisitKey } from '#adapters/wire/appointments/visit.ts';
import { actAtCounter } from '#application/appointments/counter/act-at-counter.ts';
import { type ListedVisit, listVisits } from '#application/appointments/counter/list-visits.ts';
import { nameAtCounter, visitAtCounter } from '#application/appointments/counter/name-at-counter.ts';
import { takeTicket } from '#application/appointments/counter/take-ticket.ts';
import type { Town } from '#domain/access/town.ts';
import { type QueuePlace, queueOf } from '#domain/appointments/queue.ts';
import { dayAt, parseDay } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { writeCounterVisit } from './write-visit.ts';

const unknownVisit = left(appointmentRefused({ kind: 'unknownVisit' }));

/** Who waits, and what is done with them. */
export function counterEndpoints(server: FastifyInstance, council: ServerParts): void {
  const todayOf = ({ timeZone }: Town) => dayAt(council.clock.now(), timeZone);
  const written = (
    { realm }: Town,
    listed: ListedVisit,
    queue: readonly QueuePlace[] = queueOf([]),
  ): CounterVisit => writeCounterVisit(nameAtCounter(council, realm, listed.visit.id), listed, queue);

  route(server, council, listVisitsCall, async ({ town, office, day }) => {
    const { offices } = await council.appointments.setup(town.realm);
    if (offices.every(({ id }) => id !== office)) return left(appointmentRefused({ kind: 'unknownOffice' }));
    const listed = await listVisits(council)(town, office, day ?? todayOf(town));
    const queue = queueOf(listed.map(({ visit }) => visit));
    const items = listed.map((one) => written(town, one, queue));
    return right({ items, itemsCount: items.length });
  });

  route(server, council, actOnVisitCall, async ({ town, office, visit: name, member, body }) => {
    const { act, version, desk } = body;
    const day = parseDay(body.day ?? '') ?? todayOf(town);
    const named = await visitAtCounter(council)(town, office, day, name);
    if (named === null) return unknownVisit;
    const deed = { visit: named.visit.id, act, version, desk: desk ?? null, by: member.name };
    const done = await actAtCounter(council)(town.realm, deed);
    if (isLeft(done)) return left(appointmentRefused(done.left));
    return right(written(town, { visit: done.right, version: version + 1 }));
  });

  route(server, council, takeTicketCall, async ({ town, office, member, body }) => {
    const { key, services, people } = body;
    if (!isVisitKey(key)) return unknownVisit;
    const asked = { id: key, office, services, people, by: member.name };
    const ticket = await takeTicket(council)(town, asked);
    if (isLeft(ticket)) return left(appointmentRefused(ticket.left));
    return right(written(town, { visit: ticket.right, version: 1 }, queueOf([ticket.right])));
  });
}
