import type { FastifyInstance } from 'fastify';
import { decideReservationCall } from '#adapters/wire/reservations/office/decide-reservation.ts';
import { listVenueRequestsCall } from '#adapters/wire/reservations/office/list-venue-requests.ts';
import { settleDepositCall } from '#adapters/wire/reservations/office/settle-deposit.ts';
import { decideRequest } from '#application/reservations/staff/decide-request.ts';
import { listHallRequests } from '#application/reservations/staff/list-hall-requests.ts';
import { settleDeposit } from '#application/reservations/staff/settle-deposit.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { reservationRefused, venueIn } from './asked-venue.ts';
import { namedByStaff, shownToStaff } from './named-by-staff.ts';
import { reservationRefunds } from './paid-reservations.ts';
import { writeStaffReservation, writeVenueEvent } from './write-staff-reservation.ts';

function decides(server: FastifyInstance, council: ServerParts): void {
  const seen = shownToStaff(council);
  const write = writeStaffReservation(council);
  route(server, council, listVenueRequestsCall, async ({ town, id }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { site, good } = found.right;
    const waiting = await listHallRequests(council)(site, good);
    const items = waiting.map(({ asked, others, events }) => ({
      asked: write(good, asked),
      others: others.map((one) => write(good, one)),
      events: events.map(writeVenueEvent),
    }));
    return right({ items });
  });

  route(server, council, decideReservationCall, async ({ town, id, body, member }) => {
    const { reservation: name, isApproved, reason } = body;
    const named = await namedByStaff(council, town, { venue: id, name });
    if (isLeft(named)) return named;
    const { good, kept } = named.right;
    const verdict = { isApproved, reason, by: member.name };
    const done = await decideRequest(council)(good, kept.reservation.id, verdict);
    if (isLeft(done)) return left(reservationRefused(done.left));
    return right(await seen(good, kept));
  });
}

function settlesDeposits(server: FastifyInstance, council: ServerParts): void {
  const refunds = reservationRefunds(council);
  const seen = shownToStaff(council);
  route(server, council, settleDepositCall, async ({ town, id, body, member }) => {
    const named = await namedByStaff(council, town, { venue: id, name: body.reservation });
    if (isLeft(named)) return named;
    if (!Number.isSafeInteger(body.kept)) return left({ kind: 'unreadable', where: 'kept' });
    const { good, kept } = named.right;
    const verdict = { kept: cents(body.kept), reason: body.reason, by: member.name };
    const settle = settleDeposit({ ...council, refund: refunds(town) });
    const done = await settle(good, kept.reservation.id, verdict);
    if (isLeft(done)) return left(reservationRefused(done.left));
    return right({ money: done.right, reservation: await seen(good, kept) });
  });
}

/** What people of staff decide about the reservations of a venue. */
export function venueOfficeEndpoints(server: FastifyInstance, council: ServerParts): void {
  decides(server, council);
  settlesDeposits(server, council);
}
