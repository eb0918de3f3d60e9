/** How many codes are printed at once. */
export const codesPrinted = 10;
/** Letters of one code: fifty bits, which nobody guesses at the pace that is allowed. */
export const codeLength = 10;
/** No letter is taken for a digit, or for another letter. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code made of random bytes, one for each letter. */
export const codeFrom = (random: Uint8Array): string =>
  Array.from(random.slice(0, codeLength), (byte) => letters[byte % letters.length]).join('');

/** A code as it is printed: in two halves. */
export const printedCode = (code: string): string =>
  `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`.toUpperCase();

/** The code that somebody typed, whatever the case, hyphens and spaces; null if it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
  return code.length === codeLength && [...code].every((letter) => letters.includes(letter)) ? code : null;
}
