import { lettersFrom, readLetters } from '../../shared/typed-letters.ts';

/** How many letters the id of a voucher has: sixty bits, which nobody guesses. */
export const voucherLetters = 12;

/** The id of a new voucher, made of random bytes, one for each letter. */
export const voucherIdFrom = (random: Uint8Array): string =>
  lettersFrom(random.slice(0, voucherLetters)).toUpperCase();

/**
 * The id of a voucher as it is printed and said: in groups of four.
 *
 * @example shownLetters('7K2QRA5D3HT8') // '7K2Q-RA5D-3HT8'
 */
export const shownLetters = (id: string): string => id.match(/.{1,4}/gu)?.join('-') ?? '';

/** The id of the letters that somebody typed, whatever the case, hyphens and spaces; null if they cannot be one. */
export const readVoucherLetters = (typed: string): string | null =>
  readLetters(typed, voucherLetters)?.toUpperCase() ?? null;
