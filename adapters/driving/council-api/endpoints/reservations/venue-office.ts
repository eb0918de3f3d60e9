import type { FastifyInstance } from 'fastify';
import { decideReservationCall } from '#adapters/wire/reservations/office/decide-reservation.ts';
import { settleDepositCall } from '#adapters/wire/reservations/office/settle-deposit.ts';
import { takePlaceCall } from '#adapters/wire/reservations/office/take-place.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { readReservation } from '#application/reservations/read-reservation.ts';
import { decideRequest } from '#application/reservations/staff/decide-request.ts';
import { displaceReservations } from '#application/reservations/staff/displace-reservations.ts';
import { reservationOfName } from '#application/reservations/staff/name-for-staff.ts';
import { settleDeposit } from '#application/reservations/staff/settle-deposit.ts';
import { viewReservation } from '#application/reservations/view-reservation.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { reservationRefused, venueIn } from './asked-venue.ts';
import { reservationRefunds } from './paid-reservations.ts';
import { writeStaffReservation } from './write-staff-reservation.ts';

const unknown = reservationRefused({ kind: 'unknownReservation' });

/** Reservations as they are now, for the person of staff who changed them. */
export const staffViewsOf = (council: ServerParts) => (good: GoodId, changed: readonly Reservation[]) =>
  Promise.all(
    changed.map(async (one) => {
      const now = (await readReservation(council)(good, one.id))?.reservation ?? one;
      return writeStaffReservation(council)(good, await viewReservation(council)(good, now));
    }),
  );

function decides(server: FastifyInstance, council: ServerParts): void {
  route(server, council, decideReservationCall, async ({ town, id, body, member }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { good } = found.right;
    const { isApproved, reason } = body;
    const named = await reservationOfName(council)(good, body.reservation);
    if (named === null) return left(unknown);
    const verdict = { isApproved, reason, by: member.name };
    const done = await decideRequest(council)(good, named.reservation.id, verdict);
    if (isLeft(done)) return left(reservationRefused(done.left));
    const seen = await viewReservation(council)(good, done.right);
    return right(writeStaffReservation(council)(good, seen));
  });
}

function takesPlaces(server: FastifyInstance, council: ServerParts): void {
  const seen = staffViewsOf(council);
  route(server, council, takePlaceCall, async ({ town, realm, id, body, member }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { site, good } = found.right;
    const { key, place, reason } = body;
    const event = { id: key, place, from: Date.parse(body.from), until: Date.parse(body.until), reason };
    const done = await displaceReservations(council)(realm, site, event, member.name);
    if (isLeft(done)) return left(reservationRefused(done.left));
    return right({ displaced: await seen(good, done.right) });
  });
}

function settlesDeposits(server: FastifyInstance, council: ServerParts): void {
  const refunds = reservationRefunds(council);
  const seen = staffViewsOf(council);
  route(server, council, settleDepositCall, async ({ town, id, body, member }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    if (!Number.isSafeInteger(body.kept)) return left({ kind: 'unreadable', where: 'kept' });
    const { good } = found.right;
    const named = await reservationOfName(council)(good, body.reservation);
    if (named === null) return left(unknown);
    const verdict = { kept: cents(body.kept), reason: body.reason, by: member.name };
    const settle = settleDeposit({ ...council, refund: refunds(town) });
    const done = await settle(good, named.reservation.id, verdict);
    if (isLeft(done)) return left(reservationRefused(done.left));
    const [reservation] = await seen(good, [named.reservation]);
    if (reservation === undefined) return left(unknown);
    return right({ money: done.right, reservation });
  });
}

/** What people of staff decide about the places of a venue. */
export function venueOfficeEndpoints(server: FastifyInstance, council: ServerParts): void {
  decides(server, council);
  takesPlaces(server, council);
  settlesDeposits(server, council);
}
