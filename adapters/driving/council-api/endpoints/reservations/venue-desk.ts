import type { FastifyInstance } from 'fastify';
import { webSignature } from '#adapters/driven/vouchers/web-signature.ts';
import { letInCall } from '#adapters/wire/reservations/office/let-in.ts';
import { listVenueDayCall } from '#adapters/wire/reservations/office/list-venue-day.ts';
import { checkReservationCode } from '#application/reservations/code/check-reservation-code.ts';
import { keyOfVenue } from '#application/reservations/code/code-of-reservation.ts';
import { seenReservationsIn } from '#application/reservations/list-reservations.ts';
import { enterByLetters } from '#application/reservations/staff/enter-by-letters.ts';
import { eventsOfVenue } from '#application/reservations/events-of-venue.ts';
import { walkInsNow } from '#application/reservations/staff/walk-ins-now.ts';
import { viewReservation } from '#application/reservations/view-reservation.ts';
import { dayAt, endOfDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { reservationRefused, venueIn } from './asked-venue.ts';
import { writeStaffReservation, writeVenueEvent } from './write-staff-reservation.ts';

/** The desk and the door of a venue. */
export function venueDeskEndpoints(server: FastifyInstance, council: ServerParts): void {
  const write = writeStaffReservation(council);
  const check = checkReservationCode(webSignature);
  route(server, council, listVenueDayCall, async ({ town, id, day: asked }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { timeZone: zone } = town;
    const today = dayAt(council.clock.now(), zone);
    const day = asked ?? today;
    const period = { from: startOfDay(day, zone), until: endOfDay(day, zone) };
    const { good, site } = found.right;
    const [seen, events, walkIns] = await Promise.all([
      seenReservationsIn(council)(good, period),
      eventsOfVenue(council)(good, period),
      day === today ? walkInsNow(council)(site, good) : [],
    ]);
    return right({
      items: seen.map((one) => write(good, one)),
      events: events.map(writeVenueEvent),
      walkIns: walkIns.map(({ start, ...one }) => ({ ...one, start: new Date(start).toISOString() })),
    });
  });

  route(server, council, letInCall, async ({ town, id, body, member }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { good } = found.right;
    const shown = await check(body.letters, keyOfVenue(council.voucherKeys, good));
    if (isLeft(shown)) return left(reservationRefused(shown.left));
    const done = await enterByLetters(council)(good, shown.right.letters, member.name);
    if (isLeft(done)) return left(reservationRefused(done.left));
    const seen = await viewReservation(council)(good, done.right.reservation);
    return right({ isAgain: done.right.isAgain, reservation: write(good, seen) });
  });
}
