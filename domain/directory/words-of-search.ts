import { folded } from './folded.ts';

/** The words of a search as they are looked for in folded texts; a search of blanks has no words. */
export const wordsOfSearch = (search: string): readonly string[] =>
  folded(search)
    .split(/\s+/u)
    .filter((word) => word !== '');

/**
 * Whether every asked word is in the folded text, in any order. A search without words fits everything.
 *
 * @example hasWords(folded('Árboles en la plaza'), askedWords('plaza arbol')) // true
 */
export const hasWords = (text: string, asked: readonly string[]): boolean =>
  asked.every((word) => text.includes(word));
