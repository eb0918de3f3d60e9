import type { FastifyInstance } from 'fastify';
import { extendReservationCall } from '#adapters/wire/reservations/extend-reservation.ts';
import { giveReservationBackCall } from '#adapters/wire/reservations/give-reservation-back.ts';
import { leaveReservationCall } from '#adapters/wire/reservations/leave-reservation.ts';
import { moveReservationCall } from '#adapters/wire/reservations/move-reservation.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import { mostReservationsRead, readReservationsCall } from '#adapters/wire/reservations/read-reservations.ts';
import {
  extendReservation,
  type HoldChangeRefused,
  leaveReservation,
} from '#application/reservations/change-reservation.ts';
import { giveReservationBack } from '#application/reservations/give-reservation-back.ts';
import { moveReservation } from '#application/reservations/move-reservation.ts';
import { freePlace } from '#application/reservations/waiting/free-place.ts';
import type { GateRefused } from '#application/scarcity/holds/hold-gate.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openLines } from '../../contents/open-lines.ts';
import { route } from '../../plugins/route.ts';
import {
  answerReservation,
  type NamedReservation,
  type CameForReservation,
  reservationOfKey,
} from './answer-reservation.ts';
import { reservationRefused } from './asked-venue.ts';
import type { PlaceDoor } from './place-door.ts';
import { reservationRefunds } from './paid-reservations.ts';

/** Does something with the reservation of a key, and answers it as it is then. */
function withKey(council: ServerParts) {
  const answer = answerReservation(council);
  return async <Refused extends { readonly kind: string }>(
    came: CameForReservation,
    named: { readonly venue: string; readonly key: string },
    work: (asked: NamedReservation) => Promise<Either<Refused, unknown>>,
  ) => {
    const asked = await reservationOfKey(council, came.town, named);
    if (isLeft(asked)) return asked;
    const done = await work(asked.right);
    if (isLeft(done)) return left(reservationRefused(done.left));
    return right(await answer(came, asked.right));
  };
}

function waiting(server: FastifyInstance, council: ServerParts, door: PlaceDoor): void {
  const doing = withKey(council);
  route(server, council, extendReservationCall, ({ town, id, body, request }) =>
    doing(
      { town, request },
      { venue: id, key: body.key },
      async (asked): Promise<Either<GateRefused | HoldChangeRefused, unknown>> => {
        const refused = await door.whyNotLonger(asked, body.work ?? null);
        if (refused !== null) return left(refused);
        const done = await extendReservation(council)(asked.good, body.key);
        if (!isLeft(done)) door.held(asked, asked.reservation);
        return done;
      },
    ),
  );
  route(server, council, leaveReservationCall, ({ town, id, body: { key }, request }) =>
    doing({ town, request }, { venue: id, key }, ({ good }) => leaveReservation(council)(good, key)),
  );
}

function booked(server: FastifyInstance, council: ServerParts): void {
  const doing = withKey(council);
  const refunds = reservationRefunds(council);
  route(server, council, giveReservationBackCall, ({ town, id, body: { key }, request }) =>
    doing({ town, request }, { venue: id, key }, async (asked) => {
      const freeing = freePlace(council, asked);
      const done = await giveReservationBack({ ...council, refund: refunds(town), freeing })(asked.good, key);
      await openLines(council).venue(asked);
      if (!isLeft(done) && done.right === 'waits')
        request.log.error(
          { realm: town.realm, venue: id },
          'reservations: the price of a returned one must be paid back by staff',
        );
      return done;
    }),
  );
  route(server, council, moveReservationCall, ({ town, id, body, request }) => {
    const { key, place, start } = body;
    return doing({ town, request }, { venue: id, key }, async (asked) => {
      const at = Date.parse(start);
      if (Number.isNaN(at)) return left({ kind: 'taken' });
      const ports = { ...council, freeing: freePlace(council, asked) };
      const done = await moveReservation(ports)(asked.site, asked.good, { id: key, place, start: at });
      await openLines(council).venue(asked);
      return done;
    });
  });
}

/** What holders do with their reservations. */
export function ownReservationEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  door: PlaceDoor,
): void {
  const answer = answerReservation(council);
  route(server, council, readReservationsCall, async ({ town, body, request }) => {
    const items: OwnReservationAnswer[] = [];
    for (const named of body.reservations.slice(0, mostReservationsRead)) {
      // oxlint-disable-next-line no-await-in-loop -- each may settle a payment, and they share a lock
      const asked = await reservationOfKey(council, town, named);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (!isLeft(asked)) items.push(await answer({ town, request }, asked.right));
    }
    return right({ items });
  });
  waiting(server, council, door);
  booked(server, council);
}
