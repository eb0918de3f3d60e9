import { codeLetters } from '../voting/receipt-code.ts';

/**
 * The four characters that a letter brings to a voter, of three random bytes: 20 bits. No code is a year of birth, since 0
 * and 1 are not among its characters.
 *
 * @example postedCode(new Uint8Array([0, 0, 33])) // 'AABB'
 */
export function postedCode(bytes: Uint8Array): string {
  if (bytes.length !== 3) throw new RangeError(`a posted code is made of 3 bytes, not ${bytes.length}`);
  const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  return [15, 10, 5, 0].map((shift) => codeLetters.charAt((number >> shift) & 31)).join('');
}
