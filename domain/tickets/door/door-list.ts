import { factsSeal, lettersHash, ticketHash } from './door-hash.ts';
import { type DoorFacts, readDoorFacts } from './door-facts.ts';
import { type PackedTickets, partOfHash, rowBytes, rowPlaces } from './door-part.ts';
import { compareBytes } from './compare-bytes.ts';
import { lettersBeginning, type LettersIndex, rowOfEntry } from './letters-index.ts';
import { type DoorTicketState, doorTicketStates } from './door-ticket.ts';

/** A ticket as it was found in a list. */
export interface ListedTicket {
  readonly hash: Uint8Array;
  /** The place of its session in the event. */
  readonly session: number;
  readonly state: DoorTicketState;
  /** Null if only its letters are known, which open nothing, or if what is sealed is damaged. */
  readonly facts: DoorFacts | null;
}

const ticketIn = (part: PackedTickets, row: Uint8Array, code: string | null): ListedTicket => ({
  hash: row.slice(0, rowPlaces.letters),
  session: row[rowPlaces.session] as number,
  state: doorTicketStates[row[rowPlaces.state] as number] ?? 'revoked',
  facts: code === null ? null : readDoorFacts(factsSeal(part.salt)(code, row.subarray(rowPlaces.facts))),
});

/** Finds the ticket of a code: 8 looks in a part. Null if the list has none. */
export function ticketOfCode(parts: readonly PackedTickets[], code: string): ListedTicket | null {
  const hash = ticketHash(code);
  if (parts.length === 0) return null;
  const part = parts[partOfHash(hash, parts.length)] as PackedTickets;
  const size = rowBytes(part.factBytes);
  let [from, until] = [0, part.rows.length / size];
  while (from < until) {
    const middle = Math.floor((from + until) / 2);
    const row = part.rows.subarray(middle * size, (middle + 1) * size);
    const side = compareBytes(row, hash);
    if (side === 0) return ticketIn(part, row, code);
    if (side < 0) from = middle + 1;
    else until = middle;
  }
  return null;
}

/** Finds the ticket whose letters were typed, by the index of the list. Null if the list has none. */
export function ticketOfLetters(
  parts: readonly PackedTickets[],
  { starts, rows }: LettersIndex,
  id: string,
): ListedTicket | null {
  const letters = lettersHash(id);
  const beginning = lettersBeginning(letters);
  for (const entry of rows.subarray(starts[beginning], starts[beginning + 1])) {
    const { part: nth, row } = rowOfEntry(entry);
    const part = parts[nth] as PackedTickets;
    const size = rowBytes(part.factBytes);
    const bytes = part.rows.subarray(row * size, (row + 1) * size);
    if (compareBytes(letters, bytes.subarray(rowPlaces.letters)) === 0) return ticketIn(part, bytes, null);
  }
  return null;
}
