import { doorsOfType, type EventDoor } from './door-ticket.ts';

/**
 * The door that lets a ticket in while there is no line: of the doors of its type, the one of the remainder of its hash.
 * Two doors that cannot ask each other have no ticket in common. Null if its type comes in nowhere.
 */
export function ownerOf(
  doors: readonly EventDoor[],
  { type, hash }: { readonly type: string; readonly hash: Uint8Array },
): EventDoor | null {
  const own = doorsOfType(doors, type);
  const number = hash.subarray(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
  return own[number % own.length] ?? null;
}
