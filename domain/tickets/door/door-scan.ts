import type { Instant } from '../../shared/calendar-day.ts';

/** Which way a ticket passes. */
export const directions = ['in', 'out'] as const;

/** `in`: its holder comes in; `out`: they leave, and may come back. */
export type Direction = (typeof directions)[number];

/** That a ticket was let through a door. A scan that was refused is none. */
export interface DoorScan {
  /** Made by the device: however often a scan is sent, it counts once. */
  readonly nonce: string;
  /** When, by the council's clock as the device knows it. */
  readonly at: Instant;
  /** The id of the door. */
  readonly door: string;
  readonly direction: Direction;
  /** Whether the device had no line, so that it could not ask whether the ticket was used. */
  readonly offline: boolean;
  /** Whether the person at the door took it back. */
  readonly undone: boolean;
}

/** How long a person at the door can take a scan back, in milliseconds. */
export const undoScanWithin = 2 * 60_000;

/** A ticket that came in while its holder was inside. */
export interface RepeatedEntry {
  readonly first: DoorScan;
  readonly again: DoorScan;
}

/** What the scans of a ticket say. */
export interface TicketPassage {
  readonly inside: boolean;
  /** The scan by which its holder came in or left last; null if they never came in. */
  readonly last: DoorScan | null;
  readonly repeated: readonly RepeatedEntry[];
}

/** By their moments, and at the same one by their nonces: every device and the council get the same order. */
const inOrder = (a: DoorScan, b: DoorScan): number => a.at - b.at || (a.nonce < b.nonce ? -1 : 1);

/**
 * Where the holder of a ticket is, by all of its scans, in whatever order they came. Who comes in twice is inside once;
 * that they did is not hidden.
 */
export function passageOf(scans: readonly DoorScan[]): TicketPassage {
  let [inside, last]: [boolean, DoorScan | null] = [false, null];
  const repeated: RepeatedEntry[] = [];
  for (const scan of scans.filter(({ undone }) => !undone).toSorted(inOrder)) {
    if (scan.direction === 'in' && inside && last !== null) repeated.push({ first: last, again: scan });
    else if (scan.direction === 'in' || inside) {
      inside = scan.direction === 'in';
      last = scan;
    }
  }
  return { inside, last, repeated };
}

/** The scans with one more, or with one that was taken back. A scan that is there stays as it is, and once undone stays so. */
export function withScan(scans: readonly DoorScan[], scan: DoorScan): readonly DoorScan[] {
  const before = scans.find(({ nonce }) => nonce === scan.nonce);
  if (before === undefined) return [...scans, scan];
  if (before.undone || !scan.undone) return scans;
  return scans.map((one) => (one === before ? { ...before, undone: true } : one));
}
