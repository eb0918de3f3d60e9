import { fromBase45 } from '../codes/base45.ts';
import {
  numberBytes,
  bytesOfText,
  idBytes,
  idIn,
  numberIn,
  signatureBytes,
  signedText,
} from '../codes/signed-code.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { lettersFrom, readLetters } from '../shared/typed-letters.ts';

/** What the code of a ticket says without asking anybody: which ticket, and when its session begins. */
export interface TicketFacts {
  /** Names the key of its event (`keyNumber`). */
  readonly key: number;
  readonly id: string;
  /** To the minute. */
  readonly start: Instant;
}

/** A code of a ticket as it was scanned, before anybody has checked its signature. */
export interface ScannedTicket {
  readonly facts: TicketFacts;
  /** The bytes that were signed, and their signature. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

const prefix = 'CT1:';
const factBytes = 14;
const minute = 60_000;

/** How many letters the id of a ticket has: sixty bits, which nobody guesses. */
export const ticketLetters = 12;

/** The id of a new ticket, made of random bytes, one for each letter. */
export const ticketIdFrom = (random: Uint8Array): string =>
  lettersFrom(random.slice(0, ticketLetters)).toUpperCase();

/** The id of the letters that somebody typed, whatever the case, hyphens and spaces; null if they cannot be one. */
export const readTicketLetters = (typed: string): string | null =>
  readLetters(typed, ticketLetters)?.toUpperCase() ?? null;

/** What the event signs for a ticket: the version of the code, and its facts. */
export function signedTicket({ key, id, start }: TicketFacts): Uint8Array {
  if (readTicketLetters(id) !== id) throw new RangeError(`not the id of a ticket: ${id}`);
  return new Uint8Array([
    ...bytesOfText(prefix),
    ...numberBytes(key, 2),
    ...idBytes(id),
    ...numberBytes(Math.floor(start / minute), 4),
  ]);
}

/** The text of the QR code of a ticket: 121 characters, a QR code of version 5 at medium correction. */
export const encodeTicketCode = (signed: Uint8Array, signature: Uint8Array): string =>
  signedText(prefix, signed, signature);

/** Reads the text of a QR code; null if it is not the code of a ticket. Its signature is not checked here. */
export function readTicketCode(text: string): ScannedTicket | null {
  const plain = text.trim().toUpperCase();
  const bytes = plain.startsWith(prefix) ? fromBase45(plain.slice(prefix.length)) : null;
  if (bytes?.length !== factBytes + signatureBytes) return null;
  const id = idIn(bytes.subarray(2, 10));
  if (id === null) return null;
  const facts = { key: numberIn(bytes.subarray(0, 2)), id, start: numberIn(bytes.subarray(10, 14)) * minute };
  return { facts, signed: signedTicket(facts), signature: bytes.slice(factBytes) };
}
