import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOfSearch, hasWords } from './words-of-search.ts';
import { folded } from './folded.ts';

describe('words that are looked for', () => {
  it('are found wherever they stand, in any order, capitals and accents aside', () => {
    const text = folded('Árboles y sombra en la Plaça Major');
    expect(hasWords(text, wordsOfSearch('  placa   ARBOL '))).toBe(true);
    expect(hasWords(text, wordsOfSearch('plaza'))).toBe(false);
    expect(hasWords(folded('Una caña'), wordsOfSearch('cana'))).toBe(false);
  });

  it('are none if the search has only blanks, which fits everything', () => {
    expect(wordsOfSearch(' \t ')).toEqual([]);
    expect(hasWords('', wordsOfSearch(''))).toBe(true);
  });

  it('fit the text that they were taken from', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hasWords(folded(text), wordsOfSearch(text))).toBe(true);
      }),
    );
  });
});
