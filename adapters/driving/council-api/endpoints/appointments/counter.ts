import type { FastifyInstance } from 'fastify';
import { actOnVisitCall } from '#adapters/wire/appointments/act-on-visit.ts';
import { bookAtDeskCall } from '#adapters/wire/appointments/book-at-desk.ts';
import { findTimesAtDeskCall } from '#adapters/wire/appointments/find-times-at-desk.ts';
import { listVisitsCall } from '#adapters/wire/appointments/list-visits.ts';
import { takeTicketCall } from '#adapters/wire/appointments/take-ticket.ts';
import { isVisitKey } from '#adapters/wire/appointments/visit.ts';
import type { BookingRefused } from '#application/appointments/booking/booking-refused.ts';
import { confirmAppointment } from '#application/appointments/booking/confirm-appointment.ts';
import { holdAppointment } from '#application/appointments/booking/hold-appointment.ts';
import { actAtCounter } from '#application/appointments/counter/act-at-counter.ts';
import { listVisits } from '#application/appointments/counter/list-visits.ts';
import { takeTicket } from '#application/appointments/counter/take-ticket.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { Town } from '#domain/access/town.ts';
import { queueOf } from '#domain/appointments/queue.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { withinDeskBudget } from '../votes/desk/desk-budget.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { answeringVisit } from './own-appointments.ts';
import { answerTimes } from './public-appointments.ts';
import { writeCounterVisit } from './write-visit.ts';

const badKey = left(appointmentRefused({ kind: 'unknownVisit' }));

interface PostedBooking {
  readonly key: string;
  readonly services: readonly string[];
  readonly people: number;
  readonly office: string;
  readonly at: string;
  readonly name: string;
  readonly identity: string;
  readonly email?: string | null | undefined;
}

/** Holds a time and confirms it: the person is there, or on the phone. */
async function book(
  council: ServerParts,
  town: Town,
  member: StaffMember,
  { key, services, people, office, at, name, identity, email }: PostedBooking,
): Promise<Either<BookingRefused, unknown>> {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return left({ kind: 'taken' });
  const by = member.name;
  const asked = { id: key, services, people, office, at: moment, device: `staff ${member.id} ${key}` };
  const held = await holdAppointment(council)(town, { ...asked, channel: 'desk', by });
  if (isLeft(held)) return held;
  return confirmAppointment(council)(town, {
    visit: key,
    person: { name, email: email ?? '', language: town.defaultLanguage },
    written: { identity, birthDay: null },
    mailCode: '',
    channel: 'desk',
    by,
  });
}

/** What staff book for people. */
function bookingEndpoints(server: FastifyInstance, council: ServerParts): void {
  const answer = answeringVisit(council);

  route(server, council, findTimesAtDeskCall, async ({ town, services, people, office, from }) =>
    answerTimes(council, town, { services, people, office, from }, 'desk'),
  );

  route(server, council, bookAtDeskCall, async ({ town, member, body }) => {
    if (!isVisitKey(body.key)) return badKey;
    const tried = await withinDeskBudget(
      council,
      { realm: town.realm, member },
      () => book(council, town, member, body),
      (done) => isLeft(done) && done.left.kind === 'notListed',
    );
    return isLeft(tried) ? tried : answer(town, body.key, tried.right);
  });
}

/** Who waits, and what is done with them. */
export function counterEndpoints(server: FastifyInstance, council: ServerParts): void {
  bookingEndpoints(server, council);

  route(server, council, listVisitsCall, async ({ town, office, day }) => {
    const { offices } = await council.appointments.setup(town.realm);
    if (offices.every(({ id }) => id !== office)) return left(appointmentRefused({ kind: 'unknownOffice' }));
    const today = dayAt(council.clock.now(), town.timeZone);
    const listed = await listVisits(council)(town, office, day ?? today);
    const queue = queueOf(listed.map(({ visit }) => visit));
    const items = listed.map((one) => writeCounterVisit(one, queue));
    return right({ items, itemsCount: items.length });
  });

  route(server, council, actOnVisitCall, async ({ town, visit, member, body }) => {
    const { act, version, desk } = body;
    const deed = { visit, act, version, desk: desk ?? null, by: member.name };
    const done = await actAtCounter(council)(town.realm, deed);
    if (isLeft(done)) return left(appointmentRefused(done.left));
    return right(writeCounterVisit({ visit: done.right, version: version + 1 }, queueOf([])));
  });

  route(server, council, takeTicketCall, async ({ town, office, member, body }) => {
    const { key, services, people } = body;
    if (!isVisitKey(key)) return badKey;
    const asked = { id: key, office, services, people, by: member.name };
    const ticket = await takeTicket(council)(town, asked);
    if (isLeft(ticket)) return left(appointmentRefused(ticket.left));
    return right(writeCounterVisit({ visit: ticket.right, version: 1 }, queueOf([ticket.right])));
  });
}
