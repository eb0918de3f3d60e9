import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths, sum } from './column-widths.ts';

const wanted = fc
  .tuple(
    fc.integer({ min: 1, max: 400 }),
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 0, max: 2000 }),
  )
  .map(([least, more, still]) => ({ least, word: least + more, whole: least + more + still }));
const columnsOf = fc.array(wanted, { minLength: 1, maxLength: 12 });

const hair = 1e-9;

describe('the columns of a table in print', () => {
  it('are never narrower than what must not be broken, with any text beside it', () => {
    fc.assert(
      fc.property(columnsOf, fc.integer({ min: 1, max: 3000 }), (columns, room) => {
        const widths = columnWidths(columns, room);
        for (const [at, { least }] of columns.entries())
          expect(widths[at]).toBeGreaterThanOrEqual(least - hair);
      }),
    );
  });

  it('fill the page if that fits', () => {
    fc.assert(
      fc.property(columnsOf, fc.integer({ min: 0, max: 3000 }), (columns, more) => {
        const room = sum(columns.map(({ least }) => least)) + more;
        expect(sum(columnWidths(columns, room))).toBeCloseTo(room, 6);
      }),
    );
  });

  it('break no word while there is room for the longest of each', () => {
    fc.assert(
      fc.property(columnsOf, (columns) => {
        const widths = columnWidths(columns, sum(columns.map(({ word }) => word)) + 1);
        for (const [at, { word }] of columns.entries()) expect(widths[at]).toBeGreaterThan(word - hair);
      }),
    );
  });

  it('have the width they need if everything fits, and share the rest', () => {
    const columns = [
      { whole: 100, word: 50, least: 50 },
      { whole: 300, word: 50, least: 50 },
    ];
    expect(columnWidths(columns, 400)).toEqual([100, 300]);
    expect(columnWidths(columns, 800)).toEqual([200, 600]);
  });

  it('become narrower if they have long texts, not if they have short ones or numbers', () => {
    const text = { whole: 300, word: 60, least: 10 };
    const numbers = { whole: 50, word: 40, least: 40 };
    expect(columnWidths([text, numbers], 200)).toEqual([150, 50]);
    expect(columnWidths([text, numbers], 70)).toEqual([30, 40]);
  });
});
