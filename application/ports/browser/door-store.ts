import type { PackedTickets } from '#domain/tickets/door/door-part.ts';
import type { DoorScan } from '#domain/tickets/door/door-scan.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';

/** What a scanner got from the council, and keeps for the time without a line. */
export interface PreparedDoor extends PlannedEvent {
  /** The name of the device. */
  readonly device: string;
  /** The council's clock less that of the device, in milliseconds. */
  readonly ahead: number;
  readonly parts: readonly PackedTickets[];
}

/** Who is inside a session, as the council said it last. */
export interface KeptNews {
  readonly session: string;
  /** From when the device asks the next time, as the council wrote it. */
  readonly until: string;
  /** Deltas, packed: a later one of a ticket comes later. */
  readonly packed: Uint8Array;
  /** How many were inside then. */
  readonly inside: number;
}

/** A scan that waits for the line. It names its ticket by the hash of its code: no code is kept. */
export interface UnsentScan extends DoorScan {
  readonly session: string;
  readonly hash: string;
}

/**
 * What a scanner keeps on its device for the time without a line. Nothing in it says a name, a code or the letters of a
 * ticket.
 */
export interface DoorStore {
  /** Null if there is nothing. */
  readonly prepared: (realm: string) => Promise<PreparedDoor | null>;
  /** Keeps what the council gave; null forgets it, with who is inside. Whether the device does. */
  readonly prepare: (realm: string, prepared: PreparedDoor | null) => Promise<boolean>;
  readonly news: (realm: string) => Promise<KeptNews | null>;
  readonly keepNews: (realm: string, news: KeptNews) => Promise<boolean>;
  /** The scans that wait, the first one first. */
  readonly unsent: (realm: string) => Promise<readonly UnsentScan[]>;
  /** Keeps a scan, or what changed of it. Whether the device keeps it. */
  readonly keep: (realm: string, scan: UnsentScan) => Promise<boolean>;
  /** Forgets scans by their nonces. */
  readonly drop: (realm: string, nonces: readonly string[]) => Promise<void>;
}
