import { lettersFrom, readLetters } from '../../shared/typed-letters.ts';

/** How many codes are printed at once. */
export const codesPrinted = 10;
/** Letters of one code: fifty bits, which nobody guesses at the pace that is allowed. */
export const codeLength = 10;

/** A code made of random bytes, one for each letter. */
export const codeFrom = (random: Uint8Array): string => lettersFrom(random.slice(0, codeLength));

/** A code as it is printed: in two halves. */
export const printedCode = (code: string): string =>
  `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`.toUpperCase();

/** The code that somebody typed, whatever the case, hyphens and spaces; null if it cannot be one. */
export const readCode = (typed: string): string | null => readLetters(typed, codeLength);
