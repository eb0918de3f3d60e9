import type { DoorTickets } from '#application/ports/server/tickets/door-tickets.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';

/** What the calls of doors are answered with. */
export interface DoorParts extends ServerParts {
  readonly doorTickets: DoorTickets;
}
