import { describe, expect, it } from 'vitest';
import { readCell } from '#domain/tables/read-cell.ts';
import { readRows } from '#domain/tables/row.ts';
import { aColumn, spendingColumns, spendingRows } from '#fixtures/builders/data/table.ts';
import { cellText, rowText } from './cell-text.ts';
import { tablePage } from './table-page.ts';
import { tableReport } from './table-report.ts';

describe('what a cell shows', () => {
  it.each([
    ['string', 'Agua', 'Agua'],
    ['string', '', ''],
    ['number', 12345.5, '12.345,5'],
    ['percent', '33.22', '33,22\u00a0%'],
    ['currency', 48500, '48.500,00\u00a0€'],
    ['currency', '-1.250,50', '-1.250,50\u00a0€'],
    ['date', '2025-10-14', '14/10/2025'],
    ['date', 'ayer', 'ayer'],
    ['html', '<i>Agua</i>', 'Agua'],
    ['link', { href: '/a', text: 'A' }, 'A'],
    ['documents', [{ uri: '/acta.odt', title: 'Acta' }, '/b.odt'], 'Acta, /b.odt'],
  ] as const)('of type %s with %j is %s', (kind, raw, text) => {
    expect(cellText(readCell(kind, raw), 'es')).toBe(text);
  });

  it('begins with the year in Basque', () => {
    expect(cellText(readCell('date', '2025-10-14'), 'eu')).toBe('2025/10/14');
  });

  it('is looked for without accents, and worked out once', () => {
    const [row] = spendingRows([['Educación', 1000]]);
    if (row === undefined) throw new Error('no row');
    expect(rowText('va')(row)).toBe('educacion\n1.000,00\u00a0€\n');
    expect(rowText('va')(row)).toBe(rowText('va')(row));
  });
});

describe('a page of a table', () => {
  const rows = spendingRows([
    ['Agua', 3],
    ['Luz', 1],
    ['Aguas sucias', 2],
  ]);

  it('has the rows that fit the search, in order, from its place on', () => {
    const asked = { search: 'agua', sort: { column: 1, descending: false }, offset: 1, limit: 1 };
    expect(tablePage(rows, asked, 'es')).toMatchObject({
      total: 2,
      rows: [{ cells: [{ text: 'Agua' }, {}, {}] }],
    });
  });

  it('finds amounts as they are shown', () => {
    const asked = { search: '3,00', sort: null, offset: 0, limit: 10 };
    expect(tablePage(rows, asked, 'es').total).toBe(1);
  });
});

describe('a table to take along', () => {
  it('has every row, those under others set in, and real numbers', () => {
    const rows = readRows(
      [
        {
          area: 'Todo',
          amount: 3,
          works: 1.25,
          children: [{ area: 'Agua', amount: 3, works: 9999999999999.123 }, { amount: 0 }],
        },
      ],
      spendingColumns,
    );
    const heads = { subject: 'Gasto', columns: ['Área', 'Importe', 'Obras'], language: 'es' } as const;
    expect(tableReport(rows, heads)).toMatchObject({
      subject: 'Gasto',
      table: {
        columns: heads.columns,
        rows: [
          [{ text: 'Todo' }, { amount: 300 }, { units: 125, decimals: 2 }],
          [{ text: '  Agua' }, { amount: 300 }, { text: '9999999999999.123' }],
          [{ kind: 'blank' }, { amount: 0 }, { kind: 'blank' }],
        ],
      },
    });
  });

  it('gives the addresses of links and documents', () => {
    const columns = [aColumn('link'), aColumn('documents'), aColumn('date')];
    const rows = readRows([['/a', ['/b', '/c'], '2025-10-14']], columns);
    expect(tableReport(rows, { subject: 'X', columns: ['a', 'b', 'c'], language: 'es' }).table.rows).toEqual([
      [
        { kind: 'text', text: '/a' },
        { kind: 'text', text: '/b /c' },
        { kind: 'text', text: '14/10/2025' },
      ],
    ]);
  });
});
