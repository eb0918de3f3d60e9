import type { FastifyInstance } from 'fastify';
import { listVenueEventsCall } from '#adapters/wire/reservations/office/list-venue-events.ts';
import { previewEventCall } from '#adapters/wire/reservations/office/preview-event.ts';
import { takePlaceCall } from '#adapters/wire/reservations/office/take-place.ts';
import {
  displaceReservations,
  previewDisplacing,
} from '#application/reservations/staff/displace-reservations.ts';
import { listEvents } from '#application/reservations/staff/list-events.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { reservationRefused, venueIn } from './asked-venue.ts';
import { shownToStaff } from './named-by-staff.ts';
import { writeStaffReservation, writeVenueEvent } from './write-staff-reservation.ts';

interface PostedEvent {
  readonly places: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly reason: string;
}

const eventOf = (id: string, { places, from, until, reason }: PostedEvent) => ({
  id,
  places: [...new Set(places)],
  from: Date.parse(from),
  until: Date.parse(until),
  reason: reason.trim(),
});

/** Events of the council that displace: looked at, done, and what those chose who lost a reservation. */
export function venueEventEndpoints(server: FastifyInstance, council: ServerParts): void {
  const seen = shownToStaff(council);
  const write = writeStaffReservation(council);
  route(server, council, listVenueEventsCall, async ({ town, id }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { good } = found.right;
    const items = (await listEvents(council)(good)).map(({ event, losers }) => ({
      event: writeVenueEvent(event),
      losers: losers.map((one) => write(good, one)),
    }));
    return right({ items });
  });

  route(server, council, previewEventCall, async ({ town, realm, id, body }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { site, good } = found.right;
    const done = await previewDisplacing(council)(realm, site, eventOf('', body));
    if (isLeft(done)) return left(reservationRefused(done.left));
    return right({ displaced: await Promise.all(done.right.map((one) => seen(good, one))) });
  });

  route(server, council, takePlaceCall, async ({ town, realm, id, body, member }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { site, good } = found.right;
    const done = await displaceReservations(council)(realm, site, eventOf(body.key, body), member.name);
    if (isLeft(done)) return left(reservationRefused(done.left));
    const displaced = await Promise.all(done.right.map((reservation) => seen(good, { reservation })));
    return right({ displaced });
  });
}
