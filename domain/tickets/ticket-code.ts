import { base45, fromBase45 } from '../codes/base45.ts';
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
import { hmacUnder } from '../shared/sha-256/hmac-words.ts';
import { lettersFrom, readLetters } from '../shared/typed-letters.ts';

/** What a code of the first version says without asking anybody: which ticket, and when its session begins. */
export interface TicketFacts {
  /** Names the key of its event (`keyNumber`). */
  readonly key: number;
  readonly id: string;
  /** To the minute. */
  readonly start: Instant;
}

/** A code of the first version as it was scanned, before anybody has checked its signature. */
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

/** What the event signs for a ticket with a code of the first version: that version, and its facts. */
export function signedTicket({ key, id, start }: TicketFacts): Uint8Array {
  if (readTicketLetters(id) !== id) throw new RangeError(`not the id of a ticket: ${id}`);
  return new Uint8Array([
    ...bytesOfText(prefix),
    ...numberBytes(key, 2),
    ...idBytes(id),
    ...numberBytes(Math.floor(start / minute), 4),
  ]);
}

/** The text of a code of the first version: 121 characters, a QR code of version 5 at medium correction. */
export const encodeTicketCode = (signed: Uint8Array, signature: Uint8Array): string =>
  signedText(prefix, signed, signature);

/** Reads the text of a QR code; null if it is no code of the first version. Its signature is not checked here. */
export function readTicketCode(text: string): ScannedTicket | null {
  const plain = text.trim().toUpperCase();
  const bytes = plain.startsWith(prefix) ? fromBase45(plain.slice(prefix.length)) : null;
  if (bytes?.length !== factBytes + signatureBytes) return null;
  const id = idIn(bytes.subarray(2, 10));
  if (id === null) return null;
  const facts = { key: numberIn(bytes.subarray(0, 2)), id, start: numberIn(bytes.subarray(10, 14)) * minute };
  return { facts, signed: signedTicket(facts), signature: bytes.slice(factBytes) };
}

/**
 * The version of the codes of new tickets: the ticket and a mark that only its event can make. It says no time, so that a
 * session can be moved; it is a third as long as one of the first version, and made a hundred times as fast.
 */
export const newestTicketCode = 2;

const markedPrefix = 'CT2:';
/** 104 bits: more than the hash of a code has in the list of a door. */
const markBytes = 13;

/** What an event signs once, so that its signature is the secret of its marks. No code of a ticket or voucher begins so. */
export const markSecretOf = new Uint8Array(bytesOfText('marks of tickets'));

function firstBytes(words: Int32Array, count: number): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, word] of words.entries()) view.setInt32(at * 4, word);
  return bytes.subarray(0, count);
}

/**
 * Writes codes of the second version under the secret of an event: 36 characters, a QR code of version 2 at medium
 * correction. The same ticket has the same code each time.
 */
export function ticketMarker(secret: Uint8Array): (id: string) => string {
  const hmac = hmacUnder(secret);
  const prefixBytes = bytesOfText(markedPrefix);
  return (id) => {
    if (readTicketLetters(id) !== id) throw new RangeError(`not the id of a ticket: ${id}`);
    const own = idBytes(id);
    const mark = firstBytes(hmac(new Uint8Array([...prefixBytes, ...own])), markBytes);
    return `${markedPrefix}${base45(new Uint8Array([...own, ...mark]))}`;
  };
}
