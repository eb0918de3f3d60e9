import type { FastifyInstance } from 'fastify';
import { letInCall } from '#adapters/wire/reservations/office/let-in.ts';
import { listVenueDayCall } from '#adapters/wire/reservations/office/list-venue-day.ts';
import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import { seenReservationsIn } from '#application/reservations/list-reservations.ts';
import { enterByLetters } from '#application/reservations/staff/enter-by-letters.ts';
import { type SeenReservation, viewReservation } from '#application/reservations/view-reservation.ts';
import { dayAt, endOfDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { reservationRefused, venueIn } from './asked-venue.ts';

/** A reservation as the people of staff get it. */
export function writeStaffReservation({ reservation, state }: SeenReservation): StaffReservationAnswer {
  const { id, holder, place, category, purpose, start, end, total, deposit, depositKept, reason } =
    reservation;
  return {
    id,
    state,
    holder,
    place,
    people: category,
    purpose,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    total,
    deposit,
    depositKept,
    reason,
  };
}

/** The desk and the door of a venue. */
export function venueDeskEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listVenueDayCall, async ({ town, id, day: asked }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { timeZone: zone } = town;
    const day = asked ?? dayAt(council.clock.now(), zone);
    const period = { from: startOfDay(day, zone), until: endOfDay(day, zone) };
    const seen = await seenReservationsIn(council)(found.right.good, period);
    return right({ items: seen.map(writeStaffReservation) });
  });

  route(server, council, letInCall, async ({ town, id, body, member }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { good } = found.right;
    const done = await enterByLetters(council)(good, body.letters, member.name);
    if (isLeft(done)) return left(reservationRefused(done.left));
    const seen = await viewReservation(council)(good, done.right.reservation);
    return right({ isAgain: done.right.isAgain, reservation: writeStaffReservation(seen) });
  });
}
