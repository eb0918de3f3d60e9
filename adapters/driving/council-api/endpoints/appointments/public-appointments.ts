import type { FastifyInstance } from 'fastify';
import { findAppointmentTimesCall } from '#adapters/wire/appointments/find-appointment-times.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import type { FreeTimesAnswer, OfficeAnswer, ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import { findFreeTimes, type FreeTimes } from '#application/appointments/booking/find-free-times.ts';
import type { AppointmentOffice, AppointmentService } from '#domain/appointments/appointment-office.ts';
import type { BookingChannel } from '#domain/appointments/office-calendar.ts';
import type { Town } from '#domain/access/town.ts';
import type { CalendarDay, Instant } from '#domain/shared/calendar-day.ts';
import { decimalString } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { appointmentRefused } from './appointment-refused.ts';

/** A service as everybody reads it. */
export const writeOfferedService = ({ fee, papers, ...service }: AppointmentService): ServiceAnswer => ({
  ...service,
  papers: [...papers],
  fee: decimalString(fee),
});

const writeOffice = ({ id, title, address, place, desks }: AppointmentOffice): OfficeAnswer => ({
  id,
  title,
  address,
  coordinates: place,
  desks: desks.map((desk) => ({ id: desk.id, title: desk.title })),
});

const momentText = (at: Instant): string => new Date(at).toISOString();

const writeTimes = ({ firsts, days }: FreeTimes): FreeTimesAnswer => ({
  offices: firsts.map(({ office, at }) => ({ id: office, first: at === null ? null : momentText(at) })),
  days: days.map(({ day, starts }) => ({ day, times: starts.map(momentText) })),
});

interface AskedQuery {
  readonly services: readonly string[] | null;
  readonly people: number;
  readonly office: string | null;
  readonly from: CalendarDay | null;
}

/** The free times of a query, for residents or for staff. */
export async function answerTimes(
  council: ServerParts,
  town: Town,
  { services, people, office, from }: AskedQuery,
  channel: BookingChannel,
): Promise<Either<CallRefusal<'appointmentRefused'>, FreeTimesAnswer>> {
  const asked = { services: services ?? [], people, office, from, channel };
  const found = await findFreeTimes(council)(town, asked);
  return isLeft(found) ? left(appointmentRefused(found.left)) : right(writeTimes(found.right));
}

/** What everybody reads of appointments. */
export function publicAppointmentEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listAppointmentServicesCall, async ({ town }) => {
    const { services, offices } = await council.appointments.setup(town.realm);
    return right({ services: services.map(writeOfferedService), offices: offices.map(writeOffice) });
  });

  route(server, council, findAppointmentTimesCall, async ({ town, services, people, office, from }) =>
    answerTimes(council, town, { services, people, office, from }, 'web'),
  );
}
