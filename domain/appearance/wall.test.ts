import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motifShapes, motifs } from './motifs.ts';
import { bandRecipe, tileRecipe } from './tile.ts';
import { wallOf } from './wall.ts';

/** Identifier, width, height, rows of its own (or null), then column, row, palette and turns of the changed tile. */
const patternBook = [
  ['presupuestos-participativos-2027', 240, 160, null, [3, 0, 3, 1]],
  ['presupuestos-participativos-2027', 720, 640, 5, [2, 0, 3, 0]],
  ['presupuestos-participativos-2027', 720, 168, 3, [6, 0, 3, 0]],
  ['presupuestos-participativos-2027', 640, 72, 2, [6, 0, 3, 0]],
  ['proc-259', 240, 160, null, [2, 1, 3, 3]],
  ['proc-420', 240, 160, null, [1, 1, 1, 2]],
  ['p-226', 240, 160, null, [4, 0, 3, 0]],
  ['p-2847', 360, 160, null, [5, 2, 3, 1]],
  ['p-441', 360, 160, null, [2, 0, 2, 2]],
  ['p-1841', 360, 160, null, [6, 2, 3, 0]],
  ['p-922', 360, 160, null, [2, 1, 0, 3]],
] as const;

describe('a wall of tiles', () => {
  it.each(patternBook)(
    'of %s, %i × %i, changes the same tile as in the pattern book',
    (name, w, h, rows, changed) => {
      const recipe = tileRecipe(name);
      const wall = wallOf(recipe, w, h, rows ?? recipe.rows);
      const [column, row, palette, turns] = changed;
      expect(wall.changed).toEqual({ column, row, palette, turns });
    },
  );

  it('of two columns or fewer has no tile to change', () => {
    expect(wallOf(tileRecipe('proc-259'), 20, 10, 1)).toMatchObject({ columns: 2, changed: null });
  });

  it('has no column beyond its edge where whole tiles fill it', () => {
    expect(wallOf(tileRecipe('p-226'), 322, 7, 5)).toMatchObject({ columns: 230 });
  });

  it('fills its height with whole tiles, its width to the edge, and changes none in the first or last column', () => {
    const sizes = fc.tuple(fc.string(), fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }));
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 6 }), ([identifier, width, height], rows) => {
        const recipe = tileRecipe(identifier);
        const wall = wallOf(recipe, width, height, rows);
        expect(wall.side * wall.rows).toBeCloseTo(height);
        expect(wall.columns * wall.side).toBeGreaterThanOrEqual(width - 1e-9);
        expect((wall.columns - 1) * height).toBeLessThan(width * rows);
        expect(wall.changed === null).toBe(wall.columns <= 2);
        const { column, row, palette } = wall.changed ?? { column: 1, row: 0, palette: null };
        expect([column > 0, wall.changed === null || column < wall.columns - 1]).toEqual([true, true]);
        expect(row).toBeLessThan(rows);
        expect(palette).not.toBe(recipe.palette);
      }),
    );
  });

  it('of bands has tiles of mocadoret, each twice as large as its motif in two rows of 80', () => {
    expect(wallOf(bandRecipe, 240, 160)).toEqual({
      motif: 'mocadoret',
      palette: 0,
      width: 240,
      height: 160,
      side: 80,
      scale: 2,
      rows: 2,
      columns: 3,
      turns: [0, 1, 3, 2],
      changed: { column: 1, row: 0, palette: 2, turns: 1 },
    });
  });

  it('never turns scales', () => {
    const recipe = { ...bandRecipe, motif: 'escama' as const };
    expect(wallOf(recipe, 240, 160).turns).toEqual([0, 0, 0, 0]);
    expect(wallOf(bandRecipe, 240, 160).turns).toEqual([0, 1, 3, 2]);
  });

  it('is drawn with every motif on a full ground', () => {
    for (const motif of motifs) {
      expect(motifShapes[motif][0]).toEqual({ glaze: 'ground', path: 'M0 0H40V40H0Z' });
      expect(motifShapes[motif].length).toBeGreaterThan(2);
      for (const shape of motifShapes[motif]) expect(shape.path).toMatch(/^M[-\d .,MHVLAQZa]+Z$/u);
    }
  });

  it('glazes each shape of its motif: a star is a second glaze, a figure, a ground and a spark in its middle', () => {
    expect(motifShapes.estrella).toEqual([
      { glaze: 'ground', path: 'M0 0H40V40H0Z' },
      { glaze: 'second', path: 'M0 0H11L0 11ZM40 0V11L29 0ZM40 40H29L40 29ZM0 40V29L11 40Z' },
      { glaze: 'figure', path: 'M20 2L25 8H32V15L38 20L32 25V32H25L20 38L15 32H8V25L2 20L8 15V8H15Z' },
      { glaze: 'ground', path: 'M20 11L29 20L20 29L11 20Z' },
      { glaze: 'spark', path: 'M16 20a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z' },
    ]);
  });
});
