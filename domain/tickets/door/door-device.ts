import type { Instant } from '../../shared/calendar-day.ts';

/** A phone or a tablet that a paper code of the staff made a scanner of an event. */
export interface DoorDevice {
  readonly id: string;
  /** Which one it is, in the words of the member of staff who gave the code. */
  readonly name: string;
  /** The keyed hash of the token of its browser. */
  readonly token: string;
  readonly since: Instant;
  readonly until: Instant;
}

/** A paper code that makes one device. It is stored by its keyed hash. */
export interface DoorCode {
  readonly name: string;
  readonly until: Instant;
  /** The device that it made; null if nobody has typed it. */
  readonly device: string | null;
}

/** How long a paper code can be used. */
export const doorCodeLasts = 14 * 86_400_000;
/** How long a device stays signed in. */
export const doorDeviceLasts = 30 * 86_400_000;
