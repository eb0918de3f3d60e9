import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motifs } from './motifs.ts';
import { layoutNames, tileRecipe } from './tile.ts';

/** The sixteen identifiers of the pattern book, with what they draw. */
const patternBook = [
  ['presupuestos-participativos-2027', 'rombo, escacs, 1, 3'],
  ['proc-259', 'onda, roda, 1, 3'],
  ['proc-102', 'estrella, escacs, 0, 3'],
  ['proc-420', 'almena, roda, 3, 3'],
  ['p-339', 'fulla, roda, 0, 2'],
  ['p-2847', 'mocadoret, escacs, 1, 3'],
  ['p-441', 'onda, mirall, 0, 2'],
  ['p-226', 'escama, seguit, 1, 4'],
  ['p-147', 'estrella, roda, 2, 3'],
  ['p-816', 'molinet, roda, 0, 3'],
  ['p-234', 'rombo, escacs, 3, 3'],
  ['p-1841', 'almena, roda, 1, 4'],
  ['p-579', 'flor, seguit, 0, 3'],
  ['p-189', 'fulla, seguit, 3, 3'],
  ['p-922', 'mocadoret, roda, 2, 3'],
  ['p-1228', 'onda, escacs, 3, 3'],
] as const;

/**
 * Identifiers in other letters, drawn by a second computation on the bytes of a `TextEncoder`: the names of a town, then
 * the first and the last characters of one, two, three and four bytes.
 */
const otherLetters = [
  ['séquia', 'flor, mirall, 3, 3, 0, 3'],
  ['l’Horta', 'flor, mirall, 3, 4, 3, 3'],
  ['日本', 'mocadoret, mirall, 2, 2, 1, 1'],
  ['🍊', 'escama, mirall, 3, 2, 4, 1'],
  ['\u007f', 'onda, seguit, 2, 4, 0, 1'],
  ['\u0080', 'molinet, escacs, 1, 2, 5, 3'],
  ['\u07ff', 'mocadoret, roda, 1, 4, 5, 0'],
  ['\u0800', 'fulla, mirall, 2, 4, 1, 3'],
  ['\uffff', 'onda, mirall, 1, 2, 3, 3'],
  ['\u{10000}', 'fulla, escacs, 0, 3, 1, 3'],
  ['\ud800', 'estrella, roda, 3, 4, 3, 0'],
  ['\udfff', 'estrella, roda, 3, 4, 3, 0'],
] as const;

const encode = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

describe('the tile of an identifier', () => {
  it('is always one of the tiles there are, whatever the identifier', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (identifier) => {
        const recipe = tileRecipe(identifier);
        expect(motifs).toContain(recipe.motif);
        expect(layoutNames).toContain(recipe.layout);
        expect([0, 1, 2, 3]).toContain(recipe.palette);
        expect([2, 3, 4]).toContain(recipe.rows);
        expect(recipe.changedColumn).toBeLessThan(6);
        expect(recipe.changedRow).toBeLessThan(4);
        expect(tileRecipe(identifier)).toEqual(recipe);
      }),
    );
  });

  it.each(patternBook)('draws %s as %s', (identifier, drawn) => {
    const { motif, layout, palette, rows } = tileRecipe(identifier);
    expect(`${motif}, ${layout}, ${palette}, ${rows}`).toBe(drawn);
  });

  it('reads the bytes of UTF-8, as the pattern book does, half surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (identifier) => {
        expect(tileRecipe(identifier)).toEqual(tileRecipe(encode(identifier)));
      }),
    );
    expect(tileRecipe('séquia')).not.toEqual(tileRecipe('sequia'));
    expect(tileRecipe('\ud800')).toEqual(tileRecipe('\ufffd'));
    expect(tileRecipe('🍊')).toEqual(tileRecipe('🍊'.normalize('NFC')));
  });

  it.each(otherLetters)('draws %j as %s', (identifier, drawn) => {
    const { motif, layout, palette, rows, changedColumn, changedRow } = tileRecipe(identifier);
    expect([motif, layout, palette, rows, changedColumn, changedRow].join(', ')).toBe(drawn);
  });

  it('uses every motif, layout and palette about equally often', () => {
    const drawn = Array.from({ length: 9000 }, (_, index) => tileRecipe(`p-${index}`));
    for (const motif of motifs) {
      const share = drawn.filter((recipe) => recipe.motif === motif).length / drawn.length;
      expect(share).toBeGreaterThan(0.09);
      expect(share).toBeLessThan(0.14);
    }
    for (const layout of layoutNames) {
      expect(drawn.filter((recipe) => recipe.layout === layout).length).toBeGreaterThan(2000);
    }
  });
});
