import { utf8 } from '../../shared/utf-8.ts';

/** What a list says of a ticket only to who has it. */
export interface DoorFacts {
  /** The place of its type in the event. */
  readonly type: number;
  readonly seat: string | null;
  readonly initials: string;
}

const end = 0;
const textIn = (bytes: Uint8Array): string =>
  decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

/** The facts as bytes: the type, then seat and initials as UTF-8, each ended by a zero. */
export const writeDoorFacts = ({ type, seat, initials }: DoorFacts): Uint8Array =>
  Uint8Array.from([type, ...utf8(seat ?? ''), end, ...utf8(initials), end]);

/** Reads the facts, whatever follows them. Null if the bytes cannot be facts. */
export function readDoorFacts(bytes: Uint8Array): DoorFacts | null {
  const seatEnd = bytes.indexOf(end, 1);
  const initialsEnd = bytes.indexOf(end, seatEnd + 1);
  if (seatEnd === -1 || initialsEnd === -1) return null;
  try {
    const seat = textIn(bytes.subarray(1, seatEnd));
    const initials = textIn(bytes.subarray(seatEnd + 1, initialsEnd));
    return { type: bytes[0] as number, seat: seat === '' ? null : seat, initials };
  } catch {
    return null;
  }
}
