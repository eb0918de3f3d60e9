import { describe, expect, it } from 'vitest';
import type { ColumnKind } from '#domain/tables/descriptor.ts';
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
    const heads = {
      subject: 'Gasto',
      columns: ['Área', 'Importe', 'Obras'],
      language: 'es',
      site: 'https://c.example',
    } as const;
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

  const inFile = (kinds: readonly ColumnKind[], ...values: readonly (readonly unknown[])[]) => {
    const columns = kinds.map((kind) => aColumn(kind));
    const heads = { subject: 'X', columns: kinds, language: 'es', site: 'https://c.example' } as const;
    return tableReport(readRows(values, columns), heads).table.rows;
  };

  it('gives links and single documents as whole addresses, and days as days', () => {
    const kinds = ['link', 'documents', 'documents', 'documents', 'date'] as const;
    expect(inFile(kinds, ['/a', ['/b', 'https://d.example/c'], ['/b'], [], '14/10/2025'])).toEqual([
      [
        { kind: 'link', href: 'https://c.example/a' },
        { kind: 'text', text: 'https://c.example/b https://d.example/c' },
        { kind: 'link', href: 'https://c.example/b' },
        { kind: 'blank' },
        { kind: 'day', day: '2025-10-14' },
      ],
    ]);
  });

  it('has what is not of its column’s type as it was written, and marked text without its tags', () => {
    expect(inFile(['date', 'html'], ['ayer', '<b>Agua</b>'])).toEqual([
      [
        { kind: 'text', text: 'ayer' },
        { kind: 'text', text: 'Agua' },
      ],
    ]);
  });

  it('has years as numbers if the column has nothing else', () => {
    const kinds = ['string', 'string', 'string', 'string'] as const;
    const rows = inFile(kinds, ['2024', '2024', '', '1234'], ['', 'Agua', '', '2024']);
    expect(rows.map((row) => row.map(({ kind }) => kind))).toEqual([
      ['year', 'text', 'blank', 'text'],
      ['blank', 'text', 'blank', 'text'],
    ]);
  });
});
