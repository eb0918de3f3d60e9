import type { PreparedDoor, UnsentScan } from '#application/ports/browser/door-store.ts';
import { type DoorDelta, deltaHashBytes } from '#domain/tickets/door/door-delta.ts';
import { type ListedTicket, ticketOfCode, ticketOfLetters } from '#domain/tickets/door/door-list.ts';
import type { LettersIndex } from '#domain/tickets/door/letters-index.ts';
import { ownerOf } from '#domain/tickets/door/door-owner.ts';
import { type DoorScan, type TicketPassage, passageOf } from '#domain/tickets/door/door-scan.ts';
import { writeHex } from '#domain/tickets/door/hex.ts';
import type { TicketAtDoor } from '#domain/tickets/door/verdict.ts';
import { readTicketLetters } from '#domain/tickets/ticket-code.ts';

/** What a scanner knows: the list, who is inside as the council said it, and its own scans since. */
export interface DoorBook {
  readonly prepared: PreparedDoor;
  /** Of its list. */
  readonly letters: LettersIndex;
  /** By the first bytes of the hash, as hexadecimal. */
  readonly news: ReadonlyMap<string, DoorDelta>;
  readonly unsent: readonly UnsentScan[];
  /** How many were inside when the council was asked last. */
  readonly counted: number;
}

/** A ticket that the device found, under its hash. */
export interface FoundTicket {
  readonly hash: string;
  readonly ticket: TicketAtDoor;
}

/** The deltas by their tickets; the last one of a ticket counts. */
export const latestNews = (deltas: readonly DoorDelta[]): ReadonlyMap<string, DoorDelta> =>
  new Map(deltas.map((one) => [writeHex(one.ticket), one]));

/** What the council said of a ticket, as scans: without a door nobody came in. */
function scansOf(delta: DoorDelta | undefined, { doors }: PreparedDoor): readonly DoorScan[] {
  if (delta === undefined || (delta.door === null && !delta.inside)) return [];
  const door = delta.door === null ? '' : (doors[delta.door]?.id ?? '');
  const came = { nonce: '', at: delta.at, door, direction: 'in', offline: false, undone: false } as const;
  return delta.inside
    ? [came]
    : [
        { ...came, at: delta.at - 1 },
        { ...came, direction: 'out' },
      ];
}

/** Where the holder of a ticket is, as far as the device knows. */
export function passageIn({ prepared, news, unsent }: DoorBook, hash: string): TicketPassage {
  const told = scansOf(news.get(hash.slice(0, 2 * deltaHashBytes)), prepared);
  return passageOf([...told, ...unsent.filter((one) => one.hash === hash)]);
}

function atDoor(book: DoorBook, { hash, session, state, facts }: ListedTicket): FoundTicket {
  const { event, doors } = book.prepared;
  const type = facts === null ? null : (event.types[facts.type] ?? null);
  const key = writeHex(hash);
  return {
    hash: key,
    ticket: {
      session: event.sessions[session]?.id ?? '',
      state,
      type,
      seat: facts?.seat ?? null,
      initials: facts?.initials ?? '',
      passage: passageIn(book, key),
      owner: type === null ? null : ownerOf(doors, { type: type.id, hash }),
    },
  };
}

/** The ticket of what was scanned or typed, as the device knows it; null if its list has none. */
export function ticketInBook(book: DoorBook, text: string): FoundTicket | null {
  const id = readTicketLetters(text);
  const { parts } = book.prepared;
  const listed = id === null ? ticketOfCode(parts, text) : ticketOfLetters(parts, book.letters, id);
  return listed && atDoor(book, listed);
}

/** How many more are inside by the scans that the council does not know. */
export const insideSince = (unsent: readonly UnsentScan[], session: string): number =>
  unsent
    .filter((one) => one.session === session && !one.undone)
    .reduce((sum, { direction }) => sum + (direction === 'in' ? 1 : -1), 0);
