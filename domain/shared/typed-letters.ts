/** Crockford's base 32: no letter is taken for a digit, or for another letter. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Letters made of random bytes, one for each. */
export const lettersFrom = (random: Uint8Array): string =>
  Array.from(random, (byte) => letters[byte % letters.length]).join('');

/** The number that a letter stands for. */
export const valueOfLetter = (letter: string): number => letters.indexOf(letter);

/** The letter of a number from 0 to 31. */
export const letterOfValue = (value: number): string => letters.charAt(value);

/**
 * The letters that somebody typed, whatever the case, hyphens and spaces, and with `o`, `i` and `l` for the digits that they
 * look like; null if they cannot be so many letters.
 *
 * @example readLetters('7K2Q-RASO', 8) // '7k2qras0'
 */
export function readLetters(typed: string, length: number): string | null {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null;
}
