import type { RealmId } from '#domain/shared/ids.ts';
import type { DoorEvent, DoorTicket } from '#domain/tickets/door/door-ticket.ts';

/** The tickets of events, as their doors read them. */
export interface DoorTickets {
  /** The events of a town that have tickets, the one that begins first first. */
  readonly events: (realm: RealmId) => Promise<readonly DoorEvent[]>;
  /** Null if there is none. */
  readonly event: (realm: RealmId, event: string) => Promise<DoorEvent | null>;
  /** All tickets of an event that were given to somebody, also those that are revoked by now. */
  readonly tickets: (realm: RealmId, event: string) => Promise<readonly DoorTicket[]>;
  /** A ticket as it is now; null if there is none. */
  readonly ticket: (realm: RealmId, event: string, id: string) => Promise<DoorTicket | null>;
}
