import type { FastifyInstance } from 'fastify';
import { bookAtDeskCall } from '#adapters/wire/appointments/book-at-desk.ts';
import { findTimesAtDeskCall } from '#adapters/wire/appointments/find-times-at-desk.ts';
import { isVisitKey } from '#adapters/wire/appointments/visit.ts';
import type { BookingRefused } from '#application/appointments/booking/booking-refused.ts';
import { confirmAppointment } from '#application/appointments/booking/confirm-appointment.ts';
import { holdAppointment } from '#application/appointments/booking/hold-appointment.ts';
import { readVisit } from '#application/appointments/booking/read-visit.ts';
import { keyOfDeskBooking, nameAtCounter } from '#application/appointments/counter/name-at-counter.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { Town } from '#domain/access/town.ts';
import { queueOf } from '#domain/appointments/queue.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { withinDeskBudget } from '../votes/desk/desk-budget.ts';
import { appointmentRefused } from './appointment-refused.ts';
import { answerTimes } from './public-appointments.ts';
import { writeCounterVisit } from './write-visit.ts';

/** Longer than any telephone with spaces. */
const longestPhone = 30;

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
  readonly phone?: string | null | undefined;
}

/** Holds a time and confirms it: the person is there, or on the phone. */
async function book(
  council: ServerParts,
  town: Town,
  member: StaffMember,
  { key, services, people, office, at, name, identity, email, phone }: PostedBooking,
): Promise<Either<BookingRefused, unknown>> {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return left({ kind: 'taken' });
  const by = member.name;
  const asked = { id: key, services, people, office, at: moment, device: `staff ${member.id} ${key}` };
  const held = await holdAppointment(council)(town, { ...asked, channel: 'desk', by });
  if (isLeft(held)) return held;
  return confirmAppointment(council)(town, {
    visit: key,
    person: {
      name,
      email: email?.trim() ?? '',
      language: town.defaultLanguage,
      ...(phone?.trim() && { phone: phone.trim().slice(0, longestPhone) }),
    },
    written: { identity, birthDay: null },
    mailCode: '',
    channel: 'desk',
    by,
  });
}

/** What staff book for people. */
export function deskBookingEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, findTimesAtDeskCall, async ({ town, services, people, office, from }) =>
    answerTimes(council, town, { services, people, office, from }, 'desk'),
  );

  route(server, council, bookAtDeskCall, async ({ town, member, body }) => {
    if (!isVisitKey(body.key)) return badKey;
    const { realm } = town;
    const key = keyOfDeskBooking(council, realm, body.key);
    const tried = await withinDeskBudget(
      council,
      { realm, member },
      () => book(council, town, member, { ...body, key }),
      (done) => isLeft(done) && done.left.kind === 'notListed',
    );
    if (isLeft(tried)) return tried;
    if (isLeft(tried.right)) return left(appointmentRefused(tried.right.left));
    const kept = await readVisit(council)(realm, key);
    if (kept === null) return badKey;
    return right(writeCounterVisit(nameAtCounter(council, realm, key), kept, queueOf([])));
  });
}
