import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from '../directory/folded.ts';
import { aColumn, spendingColumns, spendingRows } from '#fixtures/builders/data/table.ts';
import { orderOf } from './cell.ts';
import { groupRows, sumOfCells } from './group-rows.ts';
import { isLong, pagePart, pageSizes } from './pages.ts';
import { readCell } from './read-cell.ts';
import { readRows, type TableRow } from './row.ts';
import { searchRows } from './search-rows.ts';
import { nextSort, sortRows, type TableSort } from './sort-rows.ts';

const euros = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((whole) => whole / 100);
const area = fc.constantFrom('Agua', 'Luz', 'Limpieza', 'Parques');
const spending = fc.array(fc.tuple(area, euros, fc.nat(50)), { maxLength: 40 });
const firstOf = ({ cells: [cell] }: TableRow) => (cell === undefined ? null : orderOf(cell));

describe('sorting', () => {
  it('goes from none to descending to ascending to none', () => {
    const down = nextSort(null, 1);
    expect(down).toEqual({ column: 1, descending: true });
    const up = nextSort(down, 1);
    expect(up).toEqual({ column: 1, descending: false });
    expect(nextSort(up, 1)).toBeNull();
    expect(nextSort(up, 2)).toEqual({ column: 2, descending: true });
  });

  it('keeps every row, puts numbers before words and blanks last either way', () => {
    const rows = spendingRows([[''], ['Ñora'], ['nube'], ['Àgora'], []]);
    const names = (descending: boolean) => sortRows(rows, { column: 0, descending }).map(firstOf);
    expect(names(false)).toEqual(['Àgora', 'nube', 'Ñora', null, null]);
    expect(names(true)).toEqual(['Ñora', 'nube', 'Àgora', null, null]);
    const mixed = readRows([['dos'], [2]], [aColumn('number')]);
    expect(sortRows(mixed, { column: 0, descending: false }).map(firstOf)).toEqual([2, 'dos']);
    expect(sortRows(mixed, { column: 0, descending: true }).map(firstOf)).toEqual(['dos', 2]);
    const turned = readRows([[2], ['dos']], [aColumn('number')]);
    expect(sortRows(turned, { column: 0, descending: false }).map(firstOf)).toEqual([2, 'dos']);
    expect(sortRows(turned, { column: 0, descending: true }).map(firstOf)).toEqual(['dos', 2]);
    expect(sortRows(rows, { column: 9, descending: true })).toEqual(rows);
    expect(sortRows(rows, null)).toBe(rows);
  });

  it('leaves rows of the same name as they were, either way', () => {
    const rows = spendingRows([
      ['Agua', 1],
      ['agua', 2],
      ['Agua', 3],
    ]);
    for (const descending of [false, true]) expect(sortRows(rows, { column: 0, descending })).toEqual(rows);
  });

  it('puts amounts in order to the cent, and equal ones stay as they were', () => {
    fc.assert(
      fc.property(spending, fc.boolean(), (raw, descending) => {
        const rows = spendingRows(raw);
        const sorted = sortRows(rows, { column: 1, descending });
        expect(new Set(sorted)).toEqual(new Set(rows));
        const amounts = sorted.map(({ cells }) => Number(orderOf(cells[1] ?? { kind: 'blank' })));
        expect(amounts).toEqual(amounts.toSorted((a, b) => (descending ? b - a : a - b)));
        for (const [at, row] of sorted.entries()) {
          const next = sorted[at + 1];
          if (next && amounts[at] === amounts[at + 1])
            expect(rows.indexOf(row)).toBeLessThan(rows.indexOf(next));
        }
      }),
    );
  });

  it('puts the rows under a row in the same order', () => {
    const rows = spendingRows([
      {
        area: 'Todo',
        children: [
          ['Agua', 1],
          ['Luz', 2],
        ],
      },
    ]);
    const sort: TableSort = { column: 1, descending: true };
    expect(sortRows(rows, sort)[0]?.children.map(firstOf)).toEqual(['Luz', 'Agua']);
  });
});

describe('searching', () => {
  const textOf = (row: TableRow) => folded(row.cells.map((cell) => String(orderOf(cell) ?? '')).join('\n'));

  it('finds the text as it is written, whatever capitals and accents', () => {
    const rows = spendingRows([
      ['Camión (azul)', 1],
      ['camisa', 2],
      ['c.m', 3],
    ]);
    const found = (text: string) => searchRows(rows, text, textOf).map(firstOf);
    expect(found(' CAMION ')).toEqual(['Camión (azul)']);
    expect(found('(azul')).toEqual(['Camión (azul)']);
    expect(found('c.m')).toEqual(['c.m']);
    expect(found('')).toHaveLength(3);
    expect(found('nada')).toEqual([]);
  });

  it('keeps a row for the sake of the rows under it', () => {
    const rows = spendingRows([
      {
        area: 'Todo',
        children: [
          ['Agua', 1],
          ['Luz', 2],
        ],
      },
    ]);
    expect(searchRows(rows, 'luz', textOf)).toMatchObject([
      { children: [{ cells: [{ text: 'Luz' }, {}, {}] }] },
    ]);
    expect(searchRows(rows, 'todo', textOf)).toEqual(rows);
    expect(searchRows(rows, 'parques', textOf)).toEqual([]);
  });

  it('finds by any part of any of its texts', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(20), (text, from) => {
        const rows = spendingRows([[text]]);
        const part = text.slice(from % text.length);
        expect(searchRows(rows, part, textOf)).toEqual(text.trim() === '' && part.trim() !== '' ? [] : rows);
      }),
    );
  });
});

describe('pages', () => {
  it('hold every row once, whatever page is asked for', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.constantFrom(...pageSizes), (rows, size) => {
        const { pages } = pagePart(rows, 1, size);
        const offsets = Array.from({ length: pages }, (_, at) => pagePart(rows, at + 1, size).offset);
        expect(offsets.every((offset, at) => offset === at * size)).toBe(true);
        expect(pages * size).toBeGreaterThanOrEqual(rows);
        expect((pages - 1) * size).toBeLessThanOrEqual(rows);
        expect(pagePart(rows, -4, size).page).toBe(1);
        expect(pagePart(rows, 0, size).page).toBe(1);
        expect(pagePart(rows, 1.9, size).page).toBe(1);
        expect(pagePart(rows, Number.NaN, size).page).toBe(1);
        expect(pagePart(rows, 1e9, size).page).toBe(pages);
      }),
    );
  });

  it('are as many as the rows fill, and one if there is no row', () => {
    expect([0, 10, 11, 20].map((rows) => pagePart(rows, 1, 10).pages)).toEqual([1, 1, 2, 2]);
    expect(pagePart(25, 3, 10)).toEqual({ page: 3, pages: 3, offset: 20 });
  });

  it('come above 20 rows, unless the table says otherwise', () => {
    expect([isLong(20, null), isLong(21, null), isLong(21, false), isLong(1, true)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('groups', () => {
  const rows = spendingRows([
    ['Agua', 1.5, 1],
    ['Luz', 2],
    ['Agua', 3, 2],
    [null, 4],
  ]);

  it('put rows together with their sums', () => {
    expect(groupRows(rows, spendingColumns, [0])).toMatchObject([
      { id: 'Agua/', cells: [{ text: 'Agua' }, { amount: 450 }, { number: 3 }], children: [{}, {}] },
      { cells: [{ text: 'Luz' }, { amount: 200 }, { kind: 'blank' }] },
      { cells: [{ kind: 'blank' }, { amount: 400 }, {}] },
    ]);
    expect(groupRows(rows, spendingColumns, [7])).toMatchObject([{ cells: [{ kind: 'blank' }, {}, {}] }]);
  });

  it('have a name that says where they are, level by level', () => {
    const [water, light, blank] = groupRows(rows, spendingColumns, [0, 2]);
    expect([water, light, blank].map((group) => group?.id)).toEqual(['Agua/', 'Luz/', '/']);
    expect(water?.children.map(({ id }) => id)).toEqual(['Agua/1/', 'Agua/2/']);
    expect(groupRows(rows, spendingColumns, [])).toBe(rows);
  });

  it('have the rows and the money of the whole, level by level', () => {
    fc.assert(
      fc.property(spending, (raw) => {
        const all = spendingRows(raw);
        const grouped = groupRows(all, spendingColumns, [0, 2]);
        const leaves = grouped.flatMap(({ children }) => children.flatMap((inner) => inner.children));
        expect(new Set(leaves)).toEqual(new Set(all));
        const amountOf = ({ cells: [, cell] }: TableRow) => (cell?.kind === 'money' ? cell.amount : 0);
        const sum = (list: readonly TableRow[]) => list.reduce((total, row) => total + amountOf(row), 0);
        expect(sum(grouped)).toBe(sum(all));
        for (const group of grouped) {
          expect(amountOf(group)).toBe(sum(group.children));
          for (const inner of group.children) expect(amountOf(inner)).toBe(sum(inner.children));
        }
      }),
    );
  });

  it('show no sum where something does not add up', () => {
    const money = readCell('currency', 1);
    expect(sumOfCells([money, readCell('currency', 'mil')])).toEqual({ kind: 'blank' });
    expect(sumOfCells([money, readCell('number', 1)])).toEqual({ kind: 'blank' });
    const huge = readCell('currency', 90_000_000_000_000);
    expect(sumOfCells([huge, huge])).toEqual({ kind: 'blank' });
  });

  it('adds numbers up as somebody would on paper, not as machines keep them', () => {
    const sum = (...numbers: readonly number[]) => sumOfCells(numbers.map((one) => readCell('number', one)));
    expect(sum(0.1, 0.2)).toEqual({ kind: 'number', number: 0.3 });
    expect(sum(2, 3)).toEqual({ kind: 'number', number: 5 });
    expect(sum(1.15, -0.05, 4)).toEqual({ kind: 'number', number: 5.1 });
    expect(sum(1e-7, 2e-7)).toEqual({ kind: 'number', number: 3e-7 });
    expect(sum(0.125, 0.25)).toEqual({ kind: 'number', number: 0.375 });
    expect(sum(0.25, 0.125)).toEqual({ kind: 'number', number: 0.375 });
    expect(sum(9_876_543_210, 0.1, 0.2)).toEqual({ kind: 'number', number: 9_876_543_210.3 });
    expect(sum(9_000_000_000_000.1, 0.2)).toEqual({ kind: 'number', number: 9_000_000_000_000.3 });
  });

  it('show no sum of nothing, and leave out what is blank', () => {
    expect(sumOfCells([])).toEqual({ kind: 'blank' });
    const blank = readCell('number', '');
    expect(sumOfCells([blank, blank])).toEqual({ kind: 'blank' });
    expect(sumOfCells([blank, readCell('number', 2)])).toEqual({ kind: 'number', number: 2 });
    expect(sumOfCells([readCell('currency', 2), blank])).toEqual({ kind: 'money', amount: 200 });
    expect(sumOfCells([readCell('string', 'Agua')])).toEqual({ kind: 'blank' });
  });
});
