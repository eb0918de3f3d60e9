import type { Instant } from '../../shared/calendar-day.ts';

/** Where the holder of a ticket is, as doors say it to each other. */
export interface DoorDelta {
  /** The first six bytes of the hash of the ticket. */
  readonly ticket: Uint8Array;
  readonly inside: boolean;
  /** When they came in or left, to the minute. */
  readonly at: Instant;
  /** The place of the door in the list of doors; null if it is no longer there, or if nobody came in after all. */
  readonly door: number | null;
}

/** How many bytes of a hash name a ticket: of 100,000, two begin alike once in 56,000 events. */
export const deltaHashBytes = 6;
/** The bytes of a scan: the ticket, two of the minute, one of the door and the direction. */
export const deltaBytes = deltaHashBytes + 3;
/** How many doors an event has at most. */
export const mostDoors = 100;

const minute = 60_000;
/** In the place of a door that is none. */
const noDoor = 127;
/** Minutes are counted within so many before and after the session: three weeks. */
const widest = 2 ** 15;

/** Packs where people are; `from` is the beginning of the session, by which minutes are counted. */
export function packDeltas(deltas: readonly DoorDelta[], from: Instant): Uint8Array {
  const packed = new Uint8Array(deltas.length * deltaBytes);
  for (const [n, { ticket, inside, at, door }] of deltas.entries()) {
    const minutes = Math.min(widest - 1, Math.max(-widest, Math.floor((at - from) / minute))) + widest;
    packed.set(ticket.subarray(0, deltaHashBytes), n * deltaBytes);
    const rest = [Math.floor(minutes / 256), minutes % 256, (door ?? noDoor) * 2 + (inside ? 1 : 0)];
    packed.set(rest, n * deltaBytes + deltaHashBytes);
  }
  return packed;
}

/** Reads packed deltas; what is left of a broken one is not read. */
export function unpackDeltas(packed: Uint8Array, from: Instant): readonly DoorDelta[] {
  return Array.from({ length: Math.floor(packed.length / deltaBytes) }, (_, n) => {
    const one = packed.subarray(n * deltaBytes, (n + 1) * deltaBytes);
    const [high, low, last] = one.subarray(deltaHashBytes) as unknown as readonly [number, number, number];
    const at = (high * 256 + low - widest) * minute + from;
    const door = Math.floor(last / 2);
    return {
      ticket: one.slice(0, deltaHashBytes),
      inside: last % 2 === 1,
      at,
      door: door === noDoor ? null : door,
    };
  });
}
