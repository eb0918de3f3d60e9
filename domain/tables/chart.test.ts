import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aColumn, spendingColumns, spendingRows } from '#fixtures/builders/data/table.ts';
import { type Chart, chartOfTable, drawable, drawnNumber, labelSize } from './chart.ts';
import { orderOf } from './cell.ts';
import { readCell } from './read-cell.ts';
import { readRows, type TableRow } from './row.ts';

const words = {
  nameOf: ({ cells: [cell] }: TableRow) => String(cell && orderOf(cell)),
  titleOf: ({ key }: { readonly key: string }) => key,
};

describe('a chart of a table', () => {
  it('has a series for each graphable column', () => {
    const rows = spendingRows([
      ['Agua', 12.5],
      ['Luz', null],
    ]);
    expect(chartOfTable(spendingColumns, rows, words)).toEqual({
      kind: 'bars',
      labels: ['Agua', 'Luz'],
      series: [{ name: 'amount', values: [12.5, null], asLine: false }],
    });
    expect(chartOfTable(spendingColumns, rows, words, new Set(['amount']))?.series[0]?.asLine).toBe(true);
  });

  it('is none where no column is for drawing', () => {
    const columns = [aColumn('string'), aColumn('number', { isGraphable: true, isHidden: true })];
    expect(chartOfTable(columns, readRows([['a', 1]], columns), words)).toBeNull();
  });

  it('draws numbers and shares as they are', () => {
    expect(drawnNumber(readCell('number', 3))).toBe(3);
    expect(drawnNumber(readCell('percent', 4))).toBe(4);
    expect(drawnNumber(undefined)).toBeNull();
    expect(drawnNumber(readCell('string', '3'))).toBeNull();
  });
});

describe('what can be drawn as a surface', () => {
  it('is above nothing; what is below is counted', () => {
    const pie: Chart = { kind: 'pie', labels: ['a', 'b', 'c'], values: [1, -2, 0] };
    expect(drawable(pie)).toEqual({ chart: { kind: 'pie', labels: ['a'], values: [1] }, leftOut: 1 });
    const area = { id: 'a', parent: null, label: 'A', value: 2 };
    const treemap: Chart = { kind: 'treemap', areas: [area, { ...area, id: 'b', value: -1 }] };
    expect(drawable(treemap)).toEqual({ chart: { kind: 'treemap', areas: [area] }, leftOut: 1 });
    const zero: Chart = { kind: 'treemap', areas: [{ ...area, value: 0 }] };
    expect(drawable(zero)).toEqual({ chart: { kind: 'treemap', areas: [] }, leftOut: 0 });
    const bars: Chart = { kind: 'bars', labels: [], series: [] };
    expect(drawable(bars)).toEqual({ chart: bars, leftOut: 0 });
  });
});

describe('the label of a treemap', () => {
  it('is 7 to 30 pixels, larger with its area', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (a, b) => {
        const size = labelSize(a, b);
        expect(size).toBeGreaterThanOrEqual(7);
        expect(size).toBeLessThanOrEqual(30);
        expect(labelSize(a + 1, b)).toBeGreaterThanOrEqual(size);
      }),
    );
    expect([labelSize(25, 100), labelSize(1, 100), labelSize(4, 100)]).toEqual([30, 7, 12.8]);
    expect([labelSize(0, 0), labelSize(-5, 100), labelSize(5, -1), labelSize(5, 0)]).toEqual([7, 7, 7, 7]);
  });
});
