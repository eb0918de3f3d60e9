import { hmacUnder } from '../../shared/sha-256/hmac-words.ts';
import { utf8 } from '../../shared/utf-8.ts';

/** How many bytes of a hash are stored: nobody finds a code for 96 bits, also not for one of 100,000 tickets. */
export const ticketHashBytes = 12;
/** How many bytes are stored of the hash of the letters below a code, by which a ticket is found and nothing is proven. */
export const lettersHashBytes = 6;
/** The length of what makes the pads of a part. */
export const saltBytes = 16;

/** The bytes of a text. Codes are plain letters, for which the general way takes ten times as long. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 128) return Uint8Array.from(utf8(text));
    bytes[at] = code;
  }
  return bytes;
}

/** The first bytes of the words of a hash. */
function bytesIn(words: Int32Array, count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  // oxlint-disable-next-line no-bitwise -- the bytes of a word, the highest one first
  for (let at = 0; at < count; at += 1) bytes[at] = (words[at >> 2] as number) >>> (24 - 8 * (at & 3));
  return bytes;
}

const hashUnder = (label: string) => {
  const hmac = hmacUnder(bytesOf(label));
  return (text: string, count: number) => bytesIn(hmac(bytesOf(text)), count);
};

const ofCode = hashUnder('door');
const ofLetters = hashUnder('door letters');
const ofPart = hashUnder('door part');

/** A code as its bytes are hashed: readers of codes add spaces, and letters are capitals. */
const plainCode = (code: string): string => code.trim().toUpperCase();

/** By what a ticket is found: a hash of its code. */
export const ticketHash = (code: string): Uint8Array => ofCode(plainCode(code), ticketHashBytes);

/** By what a ticket is found if its letters are typed. */
export const lettersHash = (id: string): Uint8Array => ofLetters(id, lettersHashBytes);

/** What a part of the list is called, and its pads are made with: it changes as soon as anything in the part does. */
export const partSalt = (content: string): Uint8Array => ofPart(content, saltBytes);

/**
 * Closes or opens what a list says of tickets: adds a pad to it that only the code of the ticket makes. A pad is used
 * once, because the salt of a part changes with its content.
 */
export function factsSeal(salt: Uint8Array): (code: string, facts: Uint8Array) => Uint8Array {
  const hmac = hmacUnder(salt);
  return (code, facts) => {
    const closed = new Uint8Array(facts.length);
    for (let from = 0; from < facts.length; from += 32) {
      const pad = bytesIn(hmac(bytesOf(`${from / 32} ${plainCode(code)}`)), 32);
      // oxlint-disable-next-line no-bitwise -- each bit of the facts with one of the pad
      for (let at = from; at < Math.min(facts.length, from + 32); at += 1)
        closed[at] = (facts[at] as number) ^ (pad[at - from] as number);
    }
    return closed;
  };
}
