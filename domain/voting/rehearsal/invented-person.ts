import { checkLetter, type IdentityNumber } from '../../census/identity-number.ts';

/** A person who exists only in a rehearsal. */
export interface InventedPerson {
  readonly identity: IdentityNumber;
  /** The code of their letter. */
  readonly code: string;
}

/** No identity number that begins so has been issued yet. */
const first = 99_000_000;

/** Without those that are read for others: I, O, 0 and 1. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const lengthOfCode = 4;

/**
 * The person of a rehearsal with a number from 1 on. `digest`: hexadecimal digits that nobody can guess, another text for
 * each person.
 *
 * @example inventedPerson(1, '00010203').identity // '99000001C'
 */
export function inventedPerson(number: number, digest: string): InventedPerson {
  const digits = first + number;
  const code = Array.from({ length: lengthOfCode }, (_, place) =>
    letters.charAt(Number.parseInt(digest.slice(2 * place, 2 * place + 2), 16) % letters.length),
  ).join('');
  return { identity: `${digits}${checkLetter(digits)}` as IdentityNumber, code };
}
