import type { FastifyInstance } from 'fastify';
import { actOnVisitCall } from '#adapters/wire/appointments/act-on-visit.ts';
import { listVisitsCall } from '#adapters/wire/appointments/list-visits.ts';
import { takeTicketCall } from '#adapters/wire/appointments/take-ticket.ts';
import { type CounterVisit, isVisitKey } from '#adapters/wire/appointments/visit.ts';
import { callNextCall } from '#adapters/wire/appointments/call-next.ts';
import { readWaitErrorsCall } from '#adapters/wire/appointments/read-wait-errors.ts';
import { readVisit } from '#application/appointments/booking/read-visit.ts';
import { actAtCounter } from '#application/appointments/counter/act-at-counter.ts';
import { type ListedVisit, listVisits } from '#application/appointments/counter/list-visits.ts';
import { whyNotRedirected } from '#application/appointments/counter/check-redirection.ts';
import { callNext } from '#application/appointments/counter/call-next.ts';
import { officeNow } from '#application/appointments/counter/office-now.ts';
import { newcomer, readWaitErrors, tellWait } from '#application/appointments/counter/tell-wait.ts';
import { nameAtCounter, visitAtCounter } from '#application/appointments/counter/name-at-counter.ts';
import { takeTicket } from '#application/appointments/counter/take-ticket.ts';
import type { Town } from '#domain/access/town.ts';
import { type QueuePlace, queueOf } from '#domain/appointments/queue.ts';
import { estimateWait } from '#domain/appointments/waits/estimate-wait.ts';
import { addDays, dayAt, parseDay } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { writeClosedNow, writeCounterVisit } from './write-visit.ts';

const unknownOffice = left(appointmentRefused({ kind: 'unknownOffice' }));
const unknownVisit = left(appointmentRefused({ kind: 'unknownVisit' }));

/** The longest note. */
const mostLetters = 300;

/** What a person has to bring, if it was written. */
const noted = (note: string | null | undefined) =>
  note?.trim() ? { note: note.trim().slice(0, mostLetters) } : {};

type Writing = (town: Town, listed: ListedVisit, queue?: readonly QueuePlace[]) => CounterVisit;

const writingVisits =
  (council: ServerParts): Writing =>
  ({ realm }, listed, queue = []) =>
    writeCounterVisit(nameAtCounter(council, realm, listed.visit.id), listed, queue);

/** Who waits, and how long. */
function queueEndpoints(server: FastifyInstance, council: ServerParts, written: Writing): void {
  route(server, council, listVisitsCall, async ({ town, office: id, day }) => {
    const found = await officeNow(council)(town, id);
    if (found === null) return unknownOffice;
    const { office, listed: today, desks, now } = found;
    const isToday = day === null || day === dayAt(now, town.timeZone);
    const listed = isToday ? today : await listVisits(council)(town, id, day);
    const queue = queueOf(listed.map(({ visit }) => visit));
    const items = listed.map((one) => written(town, one, queue));
    return right({
      items,
      itemsCount: items.length,
      asOf: new Date(now).toISOString(),
      desks: office.desks.map((desk) => ({
        id: desk.id,
        title: desk.title,
        services: desk.services === null ? null : [...desk.services],
        isAtWork: desks.includes(desk),
      })),
      wait: estimateWait(found, newcomer(id, now)),
      closed: writeClosedNow(found),
    });
  });

  route(server, council, readWaitErrorsCall, async ({ town, office, from }) => {
    const { offices } = await council.appointments.setup(town.realm);
    if (offices.every(({ id }) => id !== office)) return unknownOffice;
    const weekAgo = addDays(dayAt(council.clock.now(), town.timeZone), -7);
    const errors = await readWaitErrors(council)(town, office, from ?? weekAgo);
    const items = errors.map((one) => ({
      ...one,
      services: one.services === null ? null : [...one.services],
    }));
    return right({ items, itemsCount: items.length });
  });
}

/** What is done with those who wait. */
function servingEndpoints(server: FastifyInstance, council: ServerParts, written: Writing): void {
  route(server, council, actOnVisitCall, async ({ town, office, visit: name, member, body }) => {
    const { act, version, desk, to, services, note } = body;
    const day = parseDay(body.day ?? '') ?? dayAt(council.clock.now(), town.timeZone);
    const named = await visitAtCounter(council)(town, office, day, name);
    if (named === null) return unknownVisit;
    const redirection = { to: to ?? null, services: services ?? null };
    const fault =
      act === 'redirect'
        ? whyNotRedirected(await council.appointments.setup(town.realm), named.visit, redirection)
        : null;
    if (fault !== null) return left(appointmentRefused(fault));
    const told = act === 'arrive' ? await tellWait(council)(town, named.visit) : undefined;
    const done = await actAtCounter(council)(town.realm, {
      visit: named.visit.id,
      act,
      version,
      desk: desk ?? null,
      by: member.name,
      to: redirection.to,
      ...(services && { services }),
      ...noted(note),
      ...(told && { told }),
    });
    if (isLeft(done)) return left(appointmentRefused(done.left));
    return right(written(town, { visit: done.right, version: version + 1 }));
  });

  route(server, council, callNextCall, async ({ town, office, member, body: { desk, finished, note } }) => {
    const today = dayAt(council.clock.now(), town.timeZone);
    const ended = finished ? await visitAtCounter(council)(town, office, today, finished) : null;
    const asked = { office, desk, finished: ended?.visit.id ?? null, by: member.name };
    const called = await callNext(council)(town, { ...asked, ...noted(note) });
    if (isLeft(called)) return left(appointmentRefused(called.left));
    const visit = called.right === null ? null : await readVisit(council)(town.realm, called.right);
    return right({ visit: visit && written(town, visit) });
  });
}

/** Who waits, and what is done with them. */
export function counterEndpoints(server: FastifyInstance, council: ServerParts): void {
  const written = writingVisits(council);
  queueEndpoints(server, council, written);
  servingEndpoints(server, council, written);

  route(server, council, takeTicketCall, async ({ town, office, member, body }) => {
    const { key, services, people, prefers } = body;
    if (!isVisitKey(key)) return unknownVisit;
    const asked = { id: key, office, services, people, by: member.name, prefers: prefers === true };
    const ticket = await takeTicket(council)(town, asked);
    if (isLeft(ticket)) return left(appointmentRefused(ticket.left));
    return right(written(town, { visit: ticket.right, version: 1 }, queueOf([ticket.right])));
  });
}
