import { lettersHashBytes, ticketHashBytes } from './door-hash.ts';

/**
 * A part of the list of an event: the tickets whose hashes begin alike, in the order of hashes. A row is the hash of the code,
 * that of the letters, the session, the state, and what is sealed.
 */
export interface PackedTickets {
  /** Differs as soon as anything in the part does. */
  readonly salt: Uint8Array;
  /** How many bytes are sealed in each row. */
  readonly factBytes: number;
  readonly rows: Uint8Array;
}

/** Where in a row something begins. */
export const rowPlaces = {
  letters: ticketHashBytes,
  session: ticketHashBytes + lettersHashBytes,
  state: ticketHashBytes + lettersHashBytes + 1,
  facts: ticketHashBytes + lettersHashBytes + 2,
} as const;

/** The length of a row. */
export const rowBytes = (factBytes: number): number => rowPlaces.facts + factBytes;

const [ticketsInPart, mostParts] = [256, 256];

/** In how many parts so many tickets are: a power of two, so that a ticket changes its part seldom. */
export const partCount = (tickets: number): number =>
  Math.min(mostParts, 2 ** Math.ceil(Math.log2(Math.max(1, tickets / ticketsInPart))));

/** The part of a hash: its first byte says it. */
export const partOfHash = (hash: Uint8Array, count: number): number =>
  Math.floor(((hash[0] as number) * count) / 256);
