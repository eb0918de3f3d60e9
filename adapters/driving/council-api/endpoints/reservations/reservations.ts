import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../../composition/server-parts.ts';
import { makeReservationEndpoints } from './make-reservations.ts';
import { ownReservationEndpoints } from './own-reservations.ts';
import { placeDoor } from './place-door.ts';
import { publicVenueEndpoints } from './public-venues.ts';
import { seasonEndpoints } from './seasons.ts';
import { deskChangeEndpoints } from './desk-changes.ts';
import { venueAccountEndpoints } from './venue-accounts.ts';
import { venueDeskEndpoints } from './venue-desk.ts';
import { venueEventEndpoints } from './venue-events.ts';
import { venueWaitingEndpoints } from './venue-waiting.ts';
import { venueLookEndpoints } from './venue-looks.ts';
import { venueOfficeEndpoints } from './venue-office.ts';

/** Reservations of courts and halls. */
export function reservationEndpoints(server: FastifyInstance, council: ServerParts): void {
  publicVenueEndpoints(server, council);
  const door = placeDoor(council);
  makeReservationEndpoints(server, council, door);
  ownReservationEndpoints(server, council, door);
  venueWaitingEndpoints(server, council);
  venueDeskEndpoints(server, council);
  deskChangeEndpoints(server, council);
  venueOfficeEndpoints(server, council);
  venueEventEndpoints(server, council);
  venueLookEndpoints(server, council);
  venueAccountEndpoints(server, council);
  seasonEndpoints(server, council);
}
