import { lettersFrom, readLetters } from '../shared/typed-letters.ts';

/** How many letters let somebody in: forty bits, tried only by people of staff. */
export const reservationLetters = 8;

/** The letters of a new reservation, made of random bytes, one for each. */
export const reservationLettersFrom = (random: Uint8Array): string =>
  lettersFrom(random.slice(0, reservationLetters)).toUpperCase();

/** The letters that somebody typed, whatever the case, hyphens and spaces; null if they cannot be those of a reservation. */
export const readReservationLetters = (typed: string): string | null =>
  readLetters(typed, reservationLetters)?.toUpperCase() ?? null;
