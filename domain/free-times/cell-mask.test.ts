import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellRuns, cellsFrom, cellsOf, firstCell, maskOf, noCells, runStarts } from './cell-mask.ts';

const someCells = fc.uniqueArray(fc.integer({ min: 0, max: 299 }), { maxLength: 120 });

describe('cells as bits', () => {
  it('are those that they were made of, in order, and the first one is the lowest', () => {
    fc.assert(
      fc.property(someCells, (cells) => {
        const sorted = cells.toSorted((a, b) => a - b);
        expect(cellsOf(maskOf(cells))).toEqual(sorted);
        expect(firstCell(maskOf(cells))).toBe(sorted[0] ?? -1);
      }),
    );
  });

  it('in a row are as many as are asked for, and none if that is no number of cells', () => {
    expect(cellsOf(cellsFrom(3, 4))).toEqual([3, 4, 5, 6]);
    expect([cellsFrom(3, 0), cellsFrom(3, -2)]).toEqual([noCells, noCells]);
  });

  it('have a run wherever that many are set in a row', () => {
    fc.assert(
      fc.property(someCells, fc.integer({ min: 1, max: 20 }), (cells, length) => {
        const has = new Set(cells);
        const starts = cells.filter((first) =>
          Array.from({ length }, (_, n) => first + n).every((one) => has.has(one)),
        );
        expect(cellsOf(runStarts(maskOf(cells), length))).toEqual(starts.toSorted((a, b) => a - b));
      }),
    );
    expect(runStarts(0b110111n, 2)).toBe(0b010011n);
    expect(cellsOf(runStarts(cellsFrom(10, 200), 24))).toHaveLength(177);
  });

  it('in a row are one run, and runs never touch', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(299)), (cells) => {
        const runs = cellRuns(maskOf(cells));
        const all = runs.flatMap(({ first, end }) =>
          Array.from({ length: end - first }, (_, at) => first + at),
        );
        expect(all).toEqual(cells.toSorted((a, b) => a - b));
        expect(runs.every(({ first }, at) => at === 0 || first > (runs[at - 1]?.end ?? 0))).toBe(true);
      }),
    );
    expect(cellRuns(0b110111n)).toEqual([
      { first: 0, end: 3 },
      { first: 4, end: 6 },
    ]);
  });
});
