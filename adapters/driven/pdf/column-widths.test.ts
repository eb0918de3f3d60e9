import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

const wanted = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 2000 }))
  .map(([least, more]) => ({ least, whole: least + more }));

describe('the columns of a table on paper', () => {
  it('fill the page, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.array(wanted, { minLength: 1, maxLength: 12 }), (columns) => {
        const widths = columnWidths(columns, 500);
        expect(widths.reduce((all, one) => all + one, 0)).toBeCloseTo(500, 6);
        expect(Math.min(...widths)).toBeGreaterThan(0);
      }),
    );
  });

  it('cut no word while there is room for the longest of each', () => {
    fc.assert(
      fc.property(fc.array(wanted, { minLength: 1, maxLength: 12 }), (columns) => {
        const least = columns.reduce((all, one) => all + one.least, 0);
        const widths = columnWidths(columns, least + 1);
        for (const [at, column] of columns.entries()) expect(widths[at]).toBeGreaterThan(column.least - 1e-9);
      }),
    );
  });

  it('are as wide as they would like where everything fits, and share what is left', () => {
    const columns = [
      { whole: 100, least: 50 },
      { whole: 300, least: 50 },
    ];
    expect(columnWidths(columns, 400)).toEqual([100, 300]);
    expect(columnWidths(columns, 800)).toEqual([200, 600]);
  });

  it('give way where they have long texts, not where they have short ones', () => {
    const columns = [
      { whole: 300, least: 60 },
      { whole: 50, least: 40 },
    ];
    expect(columnWidths(columns, 200)).toEqual([150, 50]);
    expect(columnWidths(columns, 50)).toEqual([30, 20]);
  });
});
