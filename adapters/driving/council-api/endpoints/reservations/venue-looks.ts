import type { FastifyInstance } from 'fastify';
import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import { lookAtVenueCall, type VenueDayAnswer } from '#adapters/wire/reservations/office/look-at-venue.ts';
import { readVenueDocument } from '#adapters/wire/reservations/venue-document.ts';
import { lookAtVenue, type LookedVenueDay } from '#application/reservations/staff/look-at-venue.ts';
import { goodOfVenue } from '#domain/reservations/venue.ts';
import { dayAt, parseDay } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { reservationRefused, venueIn, venueSite } from './asked-venue.ts';

const writeDay = ({ hours, events, ...day }: LookedVenueDay): VenueDayAnswer => ({
  ...day,
  hours: hours.map(({ from, to }) => `${writtenClock(from)}–${writtenClock(to)}`),
  events: [...events],
});

/** What a venue as it is written offers, and what is in the way. */
export function venueLookEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, lookAtVenueCall, async ({ town, realm, id, body }) => {
    const read = readVenueDocument(body.document, id);
    if (isLeft(read)) return left(reservationRefused({ kind: 'unreadableVenue' }));
    const [drafted, before] = await Promise.all([
      venueSite(council, town, read.right),
      venueIn(council, town, id),
    ]);
    const published = isLeft(before) ? null : before.right.site;
    const first = parseDay(body.day ?? '') ?? dayAt(council.clock.now(), town.timeZone);
    const seen = await lookAtVenue(council)({ realm, good: goodOfVenue(id) }, { drafted, published }, first);
    return right({
      drafted: seen.drafted.map(writeDay),
      published: seen.published?.map(writeDay) ?? null,
      outside: seen.outside.map(({ reservation, why }) => ({
        at: new Date(reservation.start).toISOString(),
        place: reservation.place,
        why,
      })),
    });
  });
}
