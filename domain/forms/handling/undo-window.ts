import type { Instant } from '../../shared/calendar-day.ts';

/** One part of a request as a handling found it and left it; a value that is missing was missing then. */
export interface PartChange {
  readonly part: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** What must be known to take the last handling of a request back, and until when that is possible. */
export interface UndoWindow {
  /** Represents the intent of the member of staff; null if the call named none. */
  readonly key: string | null;
  /** The id of the member of staff who handled it. */
  readonly owner: string;
  readonly until: Instant;
  /** The messages and notes of the handling: where they begin in the thread, and how many they are. */
  readonly place: number;
  readonly count: number;
  readonly changes: readonly PartChange[];
  /** When the council had last acted, and whether the sender waited for it, before the handling. */
  readonly toldAt: Instant | null;
  readonly hasReply: boolean;
}

/** A handling that was taken back. */
export interface TakenBack {
  readonly key: string | null;
  readonly owner: string;
  readonly at: Instant;
}

/** A handling that was stored under a key: the same key again is the same handling. */
export interface KeptHandling {
  /** Represents the key and who used it. */
  readonly key: string;
  /** Represents what was asked for. */
  readonly print: string;
}

/** How long a handling can be taken back. */
export const undoTime = 30_000;
/**
 * How much later its mail leaves: the clocks of two servers may differ a little, and a mail that has left cannot be taken
 * back.
 */
export const mailMargin = 2000;
/** How many keys a request keeps: a lost answer is asked for again at once, not after twenty other handlings. */
export const keptKeys = 20;
