import type { FastifyInstance } from 'fastify';
import { closeOfficeCall } from '#adapters/wire/appointments/closing/close-office.ts';
import type { ClosureAnswer } from '#adapters/wire/appointments/closing/closure.ts';
import { listClosuresCall } from '#adapters/wire/appointments/closing/list-closures.ts';
import { lookAtClosureCall } from '#adapters/wire/appointments/closing/look-at-closure.ts';
import { notePhonedCall } from '#adapters/wire/appointments/closing/note-phoned.ts';
import { reopenOfficeCall } from '#adapters/wire/appointments/closing/reopen-office.ts';
import { isVisitKey } from '#adapters/wire/appointments/visit.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import {
  closeOffice,
  type ClosureRefused,
  officeOf,
  reopenOffice,
} from '#application/appointments/closing/close-office.ts';
import { planClosure } from '#application/appointments/closing/plan-closure.ts';
import {
  closedVisitsOf,
  officeClosures,
  readClosure,
} from '#application/appointments/closing/read-closures.ts';
import { notePhoned } from '#application/appointments/closing/note-phoned.ts';
import type { Town } from '#domain/access/town.ts';
import {
  type ClosedTime,
  closedTimeFault,
  type OfficeClosure,
} from '#domain/appointments/closing/office-closure.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { appointmentRefused } from '../appointment-refused.ts';
import { readClosedTime } from './read-closed-time.ts';
import { nameInClosure, writeClosure, writePlanned } from './write-closure.ts';

type Refusal = CallRefusal<'appointmentRefused'>;

/** How many are still in a closure: of one that is over or opened again, nobody. */
async function leftIn(council: ServerParts, town: Town, closure: OfficeClosure): Promise<number> {
  const setup = await council.appointments.setup(town.realm);
  const office = officeOf(setup, closure);
  if (office === undefined || closure.reopened) return 0;
  return (await planClosure(council)(town, { setup, office, closed: closure })).length;
}

/** A closure as it is now. */
async function closureNow(council: ServerParts, town: Town, closure: OfficeClosure): Promise<ClosureAnswer> {
  const [people, waiting] = await Promise.all([
    closedVisitsOf(council)(town.realm, closure.id),
    leftIn(council, town, closure),
  ]);
  const closed = people.map((one) => one.closed);
  return writeClosure(nameInClosure(council))(closure, closed, waiting);
}

/** The closure of an id as it is now, or why nothing was done with it. */
const answering =
  (council: ServerParts) =>
  async (
    town: Town,
    id: string,
    done: Either<ClosureRefused | { readonly kind: 'unknownVisit' }, unknown>,
  ): Promise<Either<Refusal, ClosureAnswer>> => {
    if (isLeft(done)) return left(appointmentRefused(done.left));
    const closure = await readClosure(council)(town.realm, id);
    if (closure === null) return left(appointmentRefused({ kind: 'unknownClosure' }));
    return right(await closureNow(council, town, closure));
  };

/** The appointments of people in a closure, by the names that staff know them by. */
async function choosersIn(
  council: ServerParts,
  town: Town,
  closed: ClosedTime,
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const setup = await council.appointments.setup(town.realm);
  const office = officeOf(setup, closed);
  if (office === undefined) return [];
  const [planned, wanted] = [await planClosure(council)(town, { setup, office, closed }), new Set(names)];
  const nameOf = nameInClosure(council);
  return planned.map(({ visit }) => visit.id).filter((id) => wanted.has(nameOf(id)));
}

/** What a closure would do, and doing it. */
function closingEndpoints(server: FastifyInstance, council: ServerParts): void {
  const answer = answering(council);

  route(server, council, lookAtClosureCall, async ({ town, office: id, body }) => {
    const setup = await council.appointments.setup(town.realm);
    const office = setup.offices.find((one) => one.id === id);
    if (office === undefined) return left(appointmentRefused({ kind: 'unknownOffice' }));
    const closed = readClosedTime(id, body);
    if (isLeft(closed)) return left(appointmentRefused(closed.left));
    const today = dayAt(council.clock.now(), town.timeZone);
    const fault = closedTimeFault(closed.right, office, today);
    if (fault !== null) return left(appointmentRefused(fault));
    const planned = await planClosure(council)(town, { setup, office, closed: closed.right });
    const booked = planned.filter(({ visit }) => visit.state === 'confirmed');
    const people = booked.map(writePlanned(nameInClosure(council)));
    return right({ people, typing: planned.length - booked.length });
  });

  route(server, council, closeOfficeCall, async ({ town, office, body, member }) => {
    const { key, reason, moves } = body;
    if (!isVisitKey(key)) return left(appointmentRefused({ kind: 'unknownClosure' }));
    const closed = readClosedTime(office, body);
    if (isLeft(closed)) return left(appointmentRefused(closed.left));
    const made = { id: key, reason: reason.trim(), moves, by: member.name, at: council.clock.now() };
    const choosing = await choosersIn(council, town, closed.right, body.choosing ?? []);
    const closure: OfficeClosure = { ...closed.right, ...made, ...(choosing.length > 0 && { choosing }) };
    const done = await closeOffice(council)(town, closure);
    return answer(town, key, done);
  });
}

/** Closures, and what comes after them. */
export function closureEndpoints(server: FastifyInstance, council: ServerParts): void {
  const answer = answering(council);
  closingEndpoints(server, council);

  route(server, council, listClosuresCall, async ({ town, office }) => {
    const { offices } = await council.appointments.setup(town.realm);
    if (offices.every(({ id }) => id !== office)) return left(appointmentRefused({ kind: 'unknownOffice' }));
    const closures = await officeClosures(council)(town.realm, office, null);
    const items = await Promise.all(closures.map((one) => closureNow(council, town, one)));
    return right({ items, itemsCount: items.length });
  });

  route(server, council, reopenOfficeCall, async ({ town, closure, member }) =>
    answer(town, closure, await reopenOffice(council)(town, closure, member.name)),
  );

  route(server, council, notePhonedCall, async ({ town, closure, body, member }) => {
    const nameOf = nameInClosure(council);
    const isPerson = (visit: string): boolean => nameOf(visit) === body.person;
    const done = await notePhoned(council)(town.realm, { closure, isPerson, by: member.name });
    return answer(town, closure, done);
  });
}
