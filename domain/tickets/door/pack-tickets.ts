import { compareBytes } from './compare-bytes.ts';
import { factsSeal, lettersHash, partSalt, ticketHash } from './door-hash.ts';
import { writeDoorFacts } from './door-facts.ts';
import { type DoorEvent, type DoorTicket, doorTicketStates } from './door-ticket.ts';
import { type PackedTickets, partOfHash, partCount, rowBytes, rowPlaces } from './door-part.ts';

/** A ticket with what its row is made of. */
interface Row {
  readonly ticket: DoorTicket;
  readonly hash: Uint8Array;
  readonly letters: Uint8Array;
  readonly facts: Uint8Array;
  readonly session: number;
}

/** Facts of a part have one length, so that it says nothing of a single ticket. */
const factStep = 4;

function rowOf({ sessions, types }: DoorEvent, ticket: DoorTicket): Row | null {
  const session = sessions.findIndex(({ id }) => id === ticket.session);
  const type = types.findIndex(({ id }) => id === ticket.type);
  if (session === -1 || type === -1) return null;
  const facts = writeDoorFacts({ ...ticket, type });
  return { ticket, hash: ticketHash(ticket.code), letters: lettersHash(ticket.id), facts, session };
}

/** All that a part says, the codes too, so that nobody checks a guess by its salt. Each text has its length before it. */
const contentOf = (rows: readonly Row[]): string =>
  rows
    .map(({ ticket: { id, code, state, grant }, session, facts }) => {
      const plain = String.fromCharCode(...facts);
      return [id, code, state, grant ?? '', String(session), plain]
        .map((one) => `${one.length} ${one}`)
        .join('');
    })
    .join('');

function packPart(rows: readonly Row[]): PackedTickets {
  const sorted = rows.toSorted((a, b) => compareBytes(a.hash, b.hash));
  const longest = sorted.reduce((most, { facts }) => Math.max(most, facts.length), 0);
  const factBytes = Math.ceil(longest / factStep) * factStep;
  const salt = partSalt(contentOf(sorted));
  const seal = factsSeal(salt);
  const size = rowBytes(factBytes);
  const bytes = new Uint8Array(sorted.length * size);
  for (const [n, { ticket, hash, letters, facts, session }] of sorted.entries()) {
    const plain = new Uint8Array(factBytes);
    plain.set(facts);
    const state = doorTicketStates.indexOf(ticket.state);
    const row = bytes.subarray(n * size, (n + 1) * size);
    row.set(hash);
    row.set(letters, rowPlaces.letters);
    row.set([session, state], rowPlaces.session);
    row.set(seal(ticket.code, plain), rowPlaces.facts);
  }
  return { salt, factBytes, rows: bytes };
}

/** How many tickets are hashed, or packed, before the caller may do something else. */
const atOnce = 256;

/**
 * The list of an event: what its doors need to know of tickets without a line, in parts of some 256. A part is the same, byte by
 * byte, as long as its tickets are. Tickets of a session or a type that the event no longer has are left out. It yields now and
 * then, because 100,000 tickets take a second or two.
 */
export function* packingTickets(
  event: DoorEvent,
  tickets: readonly DoorTicket[],
): Generator<void, readonly PackedTickets[]> {
  const count = partCount(tickets.length);
  const rows = Array.from({ length: count }, (): Row[] => []);
  for (const [n, ticket] of tickets.entries()) {
    const row = rowOf(event, ticket);
    if (row !== null) (rows[partOfHash(row.hash, count)] as Row[]).push(row);
    if (n % atOnce === atOnce - 1) yield;
  }
  const parts: PackedTickets[] = [];
  for (const part of rows) {
    parts.push(packPart(part));
    yield;
  }
  return parts;
}

/** The list of an event at once. */
export function packTickets(event: DoorEvent, tickets: readonly DoorTicket[]): readonly PackedTickets[] {
  const packing = packingTickets(event, tickets);
  for (;;) {
    const step = packing.next();
    if (step.done === true) return step.value;
  }
}
