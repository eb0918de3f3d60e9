import type { FastifyInstance } from 'fastify';
import { moveAtDeskCall } from '#adapters/wire/reservations/office/move-at-desk.ts';
import { payAtDeskCall } from '#adapters/wire/reservations/office/pay-at-desk.ts';
import { returnAtDeskCall } from '#adapters/wire/reservations/office/return-at-desk.ts';
import { codeOfReservation } from '#application/reservations/code/code-of-reservation.ts';
import { giveReservationBack } from '#application/reservations/give-reservation-back.ts';
import { moveReservation } from '#application/reservations/move-reservation.ts';
import { payAtDesk } from '#application/reservations/staff/pay-at-desk.ts';
import { readReservation } from '#application/reservations/read-reservation.ts';
import { returnOwedMoney } from '#application/reservations/staff/owed-money.ts';
import { freePlace } from '#application/reservations/waiting/free-place.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openLines } from '../../contents/open-lines.ts';
import { route } from '../../plugins/route.ts';
import { reservationRefused } from './asked-venue.ts';
import { namedByStaff, shownToStaff } from './named-by-staff.ts';
import { reservationRefunds } from './paid-reservations.ts';

/** What a reservation waits for is paid at the desk. */
function paysAtDesk(server: FastifyInstance, council: ServerParts): void {
  const seen = shownToStaff(council);
  route(server, council, payAtDeskCall, async ({ town, id, body, member }) => {
    const named = await namedByStaff(council, town, { venue: id, name: body.reservation });
    if (isLeft(named)) return named;
    const { good, kept } = named.right;
    const done = await payAtDesk(council)(good, kept, { desk: body.by, by: member.name });
    if (isLeft(done)) return left(reservationRefused(done.left));
    const code = codeOfReservation(council.voucherKeys, good, done.right);
    return right({ letters: done.right.letters, code, reservation: await seen(good, kept) });
  });
}

/** What a person of staff does for a holder who stands at the desk. */
export function deskChangeEndpoints(server: FastifyInstance, council: ServerParts): void {
  paysAtDesk(server, council);
  const refunds = reservationRefunds(council);
  const seen = shownToStaff(council);
  route(server, council, returnAtDeskCall, async ({ town, id, body, member }) => {
    const named = await namedByStaff(council, town, { venue: id, name: body.reservation });
    if (isLeft(named)) return named;
    const { site, good, kept } = named.right;
    const ports = { ...council, refund: refunds(town), freeing: freePlace(council, { site, good }) };
    const done = await giveReservationBack(ports)(good, kept.reservation.id, member.name);
    if (isLeft(done)) return left(reservationRefused(done.left));
    await openLines(council).venue({ site, good });
    const isCash = kept.reservation.payment === null && done.right === 'waits';
    const after = isCash ? await readReservation(council)(good, kept.reservation.id) : null;
    if (after !== null) await returnOwedMoney(ports)(good, after, { isHanded: true, by: member.name });
    const { desk = 'cash' } = kept.reservation;
    return right({ money: isCash ? desk : done.right, reservation: await seen(good, kept) });
  });

  route(server, council, moveAtDeskCall, async ({ town, id, body, member }) => {
    const named = await namedByStaff(council, town, { venue: id, name: body.reservation });
    if (isLeft(named)) return named;
    const start = Date.parse(body.start);
    if (Number.isNaN(start)) return left({ kind: 'unreadable', where: 'start' });
    const { site, good, kept } = named.right;
    const asked = { id: kept.reservation.id, place: body.place, start, by: member.name };
    const freeing = freePlace(council, { site, good });
    const done = await moveReservation({ ...council, freeing })(site, good, asked);
    if (isLeft(done)) return left(reservationRefused(done.left));
    await openLines(council).venue({ site, good });
    return right(await seen(good, kept));
  });
}
