import type { FastifyInstance } from 'fastify';
import { ticketsForDoors } from '#application/tickets/door/tickets-for-doors.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { ticketedEventsOf } from '../asked-event.ts';
import { doorAccessEndpoints } from './door-access.ts';
import { doorNameEndpoints } from './door-names.ts';
import { doorOfficeEndpoints } from './door-office.ts';
import { doorScanEndpoints } from './door-scans.ts';

/** The doors of events: their scanners, and what staff do with them. */
export function doorEndpoints(server: FastifyInstance, council: ServerParts): void {
  const ticketedEvents = async (realm: RealmId) => {
    const town = await council.realms.town(realm);
    return town === null ? [] : ticketedEventsOf(council, town);
  };
  const parts = { ...council, doorTickets: ticketsForDoors({ ...council, ticketedEvents }) };
  doorAccessEndpoints(server, parts);
  doorScanEndpoints(server, parts);
  doorOfficeEndpoints(server, parts);
  doorNameEndpoints(server, parts);
}
