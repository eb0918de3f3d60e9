import { letterOfValue, valueOfLetter } from '../shared/typed-letters.ts';
import { base45 } from './base45.ts';

/** The length of an Ed25519 signature. */
export const signatureBytes = 64;

/** The whole number that bytes write, the first one counting most. */
export const numberIn = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** The number by which codes name the public key that signed them: its first two bytes. */
export const keyNumber = (publicKey: Uint8Array): number => numberIn(publicKey.subarray(0, 2));

/** A whole number in so many bytes. Throws a RangeError if it needs more: a defect, since it would sign something else. */
export function numberBytes(number: number, length: number): readonly number[] {
  if (!Number.isSafeInteger(number) || number < 0 || number >= 256 ** length)
    throw new RangeError(`not a number of ${length} bytes: ${number}`);
  return Array.from({ length }, (_, place) => Math.floor(number / 256 ** (length - 1 - place)) % 256);
}

/** Half of an id of twelve letters as a number: six letters are thirty bits. */
export const halfId = (half: string): number =>
  [...half.toLowerCase()].reduce((sum, letter) => sum * 32 + valueOfLetter(letter), 0);

const halfLetters = (half: number): string =>
  Array.from({ length: 6 }, (_, place) => letterOfValue(Math.floor(half / 32 ** (5 - place)) % 32))
    .join('')
    .toUpperCase();

/** An id of twelve letters in eight bytes. */
export const idBytes = (id: string): readonly number[] => [
  ...numberBytes(halfId(id.slice(0, 6)), 4),
  ...numberBytes(halfId(id.slice(6)), 4),
];

/** The id that eight bytes have; null if letters write no such numbers. */
export function idIn(bytes: Uint8Array): string | null {
  const halves = [numberIn(bytes.subarray(0, 4)), numberIn(bytes.subarray(4, 8))];
  return halves.some((half) => half >= 2 ** 30) ? null : halves.map(halfLetters).join('');
}

/** The bytes of a text of plain signs. */
export const bytesOfText = (text: string): readonly number[] =>
  Array.from(text, (sign) => sign.charCodeAt(0));

/** The text of a QR code: its prefix, and what was signed after it with the signature. */
export const signedText = (prefix: string, signed: Uint8Array, signature: Uint8Array): string =>
  `${prefix}${base45(new Uint8Array([...signed.subarray(prefix.length), ...signature]))}`;
