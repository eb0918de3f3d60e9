import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../../composition/server-parts.ts';
import { makeReservationEndpoints } from './make-reservations.ts';
import { ownReservationEndpoints } from './own-reservations.ts';
import { placeDoor } from './place-door.ts';
import { publicVenueEndpoints } from './public-venues.ts';
import { seasonEndpoints } from './seasons.ts';
import { venueDeskEndpoints } from './venue-desk.ts';
import { venueOfficeEndpoints } from './venue-office.ts';

/** Reservations of courts and halls. */
export function reservationEndpoints(server: FastifyInstance, council: ServerParts): void {
  publicVenueEndpoints(server, council);
  const door = placeDoor(council);
  makeReservationEndpoints(server, council, door);
  ownReservationEndpoints(server, council, door);
  venueDeskEndpoints(server, council);
  venueOfficeEndpoints(server, council);
  seasonEndpoints(server, council);
}
