import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../../composition/server-parts.ts';
import { boxOfficeEndpoints } from './box-office.ts';
import { buyersToCallEndpoints } from './buyers-to-call.ts';
import { deskReturnEndpoints } from './desk-returns.ts';
import { orderTicketEndpoints } from './order-tickets.ts';
import { ownTicketEndpoints } from './own-tickets.ts';
import { publicEventEndpoints } from './public-events.ts';
import { ticketDoor } from './ticket-door.ts';
import { ticketMoneyEndpoints } from './ticket-money.ts';

/** Tickets of events. */
export function ticketEndpoints(server: FastifyInstance, council: ServerParts): void {
  publicEventEndpoints(server, council);
  const door = ticketDoor(council);
  orderTicketEndpoints(server, council, door);
  ownTicketEndpoints(server, council, door);
  boxOfficeEndpoints(server, council);
  buyersToCallEndpoints(server, council);
  deskReturnEndpoints(server, council);
  ticketMoneyEndpoints(server, council);
}
