import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { left, right } from '../shared/result.ts';
import { aColumn, spendingColumns, spendingRows } from '#fixtures/builders/data/table.ts';
import { orderOf } from './cell.ts';
import { columnKinds, isNumeric, mostColumns, shownColumns } from './descriptor.ts';
import { followable, readCell } from './read-cell.ts';
import { isHierarchical, readRow, readRows, withoutHidden } from './row.ts';

const kind = fc.constantFrom(...columnKinds);

describe('the columns of a table', () => {
  it('are those that are not hidden', () => {
    const shown = aColumn('string');
    const columns = [shown, aColumn('number', { isHidden: true })];
    expect(shownColumns({ columns })).toEqual(right({ columns: [shown], leftOut: 0 }));
  });

  it('are at least one', () => {
    expect(shownColumns({ columns: [] })).toEqual(left({ kind: 'noColumns' }));
    expect(shownColumns({ columns: [aColumn('date', { isHidden: true })] })).toEqual(
      left({ kind: 'noColumns' }),
    );
  });

  it('are no more than a page has room for, and it is told how many were left out', () => {
    const columns = Array.from({ length: 1000 }, (_, at) => aColumn('string', { key: String(at) }));
    expect(shownColumns({ columns })).toEqual(right({ columns: columns.slice(0, 40), leftOut: 960 }));
    expect(mostColumns).toBe(40);
  });

  it('stand at the end where they are numbers', () => {
    expect(columnKinds.filter((one) => isNumeric({ kind: one }))).toEqual(['currency', 'number', 'percent']);
  });
});

describe('a cell', () => {
  it.each([
    ['string', 'Agua', { kind: 'text', text: 'Agua' }],
    ['string', true, { kind: 'text', text: 'true' }],
    ['string', { any: 'thing' }, { kind: 'blank' }],
    ['string', null, { kind: 'blank' }],
    ['number', '1.234,5', { kind: 'number', number: 1234.5 }],
    ['number', '12,5', { kind: 'number', number: 12.5 }],
    ['number', '-3.5', { kind: 'number', number: -3.5 }],
    ['number', 'muchos', { kind: 'odd', written: 'muchos', expected: 'number' }],
    ['number', Number.POSITIVE_INFINITY, { kind: 'odd', written: 'Infinity', expected: 'number' }],
    ['number', 9_999_999_999_999, { kind: 'number', number: 9_999_999_999_999 }],
    ['number', -9_999_999_999_999, { kind: 'number', number: -9_999_999_999_999 }],
    ['number', 1e13, { kind: 'odd', written: '10000000000000', expected: 'number' }],
    ['number', -1e13, { kind: 'odd', written: '-10000000000000', expected: 'number' }],
    ['percent', '33,22 %', { kind: 'percent', number: 33.22 }],
    ['currency', '1.234,50', { kind: 'money', amount: 123_450 }],
    ['currency', -12.5, { kind: 'money', amount: -1250 }],
    ['currency', 1.005, { kind: 'odd', written: '1.005', expected: 'currency' }],
    ['currency', 1e15, { kind: 'odd', written: '1000000000000000', expected: 'currency' }],
    ['currency', 'gratis', { kind: 'odd', written: 'gratis', expected: 'currency' }],
    ['date', '2025-10-14T00:00:00', { kind: 'day', day: '2025-10-14' }],
    ['date', '4/1/2025', { kind: 'day', day: '2025-01-04' }],
    ['date', '2025-02-31', { kind: 'odd', written: '2025-02-31', expected: 'date' }],
    ['date', '99999-01-01', { kind: 'odd', written: '99999-01-01', expected: 'date' }],
    ['html', '<b>Agua</b>', { kind: 'html', html: '<b>Agua</b>' }],
    [
      'link',
      'https://a.example',
      { kind: 'link', href: 'https://a.example', text: 'https://a.example', asIcon: false },
    ],
    ['iconlink', { uri: '/x', title: 'X' }, { kind: 'link', href: '/x', text: 'X', asIcon: true }],
    ['link', 'javascript:alert(1)', { kind: 'odd', written: 'javascript:alert(1)', expected: 'link' }],
    ['link', '', { kind: 'blank' }],
    ['date', '14/10/2025 10:30', { kind: 'day', day: '2025-10-14' }],
    ['date', ' 2025-10-14 ', { kind: 'day', day: '2025-10-14' }],
    ['date', '1/123/2025', { kind: 'odd', written: '1/123/2025', expected: 'date' }],
    ['date', '123/1/2025', { kind: 'odd', written: '123/1/2025', expected: 'date' }],
    ['date', '1/1/20255', { kind: 'odd', written: '1/1/20255', expected: 'date' }],
    ['currency', 1e13, { kind: 'money', amount: 1_000_000_000_000_000 }],
    ['currency', 0.07, { kind: 'money', amount: 7 }],
    ['number', 'x1.234', { kind: 'odd', written: 'x1.234', expected: 'number' }],
    ['number', '1.234x', { kind: 'odd', written: '1.234x', expected: 'number' }],
    ['number', '12,5x', { kind: 'odd', written: '12,5x', expected: 'number' }],
    ['number', 'x12,5', { kind: 'odd', written: 'x12,5', expected: 'number' }],
    ['number', 'x12', { kind: 'odd', written: 'x12', expected: 'number' }],
    ['number', '12.5.5', { kind: 'odd', written: '12.5.5', expected: 'number' }],
    ['number', '-1.234.567,25', { kind: 'number', number: -1_234_567.25 }],
    ['number', '-12,25', { kind: 'number', number: -12.25 }],
    ['number', '1234.567', { kind: 'number', number: 1234.567 }],
    ['number', ' 12 ', { kind: 'number', number: 12 }],
    ['number', '1,234', { kind: 'number', number: 1.234 }],
    ['number', '12.345', { kind: 'number', number: 12_345 }],
    ['number', '1.234.5', { kind: 'odd', written: '1.234.5', expected: 'number' }],
    ['number', '1.2,5', { kind: 'odd', written: '1.2,5', expected: 'number' }],
    ['number', '0x10', { kind: 'odd', written: '0x10', expected: 'number' }],
    ['percent', '3%5', { kind: 'odd', written: '3%5', expected: 'percent' }],
    ['string', '  ', { kind: 'blank' }],
    ['link', null, { kind: 'blank' }],
    ['link', undefined, { kind: 'blank' }],
    ['link', { href: '/a', uri: '/b', text: 'A' }, { kind: 'link', href: '/a', text: 'A', asIcon: false }],
    ['percent', '3%', { kind: 'percent', number: 3 }],
    ['percent', '% 3', { kind: 'odd', written: '% 3', expected: 'percent' }],
    ['percent', '3 % de 4', { kind: 'odd', written: '3 % de 4', expected: 'percent' }],
    ['link', ' ', { kind: 'blank' }],
    [
      'link',
      { href: ' ', uri: 'mailto:a@b.es', text: ' ', title: 'Correo' },
      { kind: 'link', href: 'mailto:a@b.es', text: 'Correo', asIcon: false },
    ],
    [
      'link',
      { url: 'tel:960', text: 'Llamar', title: 'No' },
      { kind: 'link', href: 'tel:960', text: 'Llamar', asIcon: false },
    ],
    ['link', { text: 'Nada' }, { kind: 'odd', written: 'Nada', expected: 'link' }],
    [
      'documents',
      [{ href: '/a', name: 'A' }, { url: '/b', title: 'B' }, null, undefined],
      {
        kind: 'files',
        files: [
          { title: 'A', href: '/a' },
          { title: 'B', href: '/b' },
        ],
        leftOut: 0,
      },
    ],
    ['documents', null, { kind: 'blank' }],
    ['documents', '/acta.odt', { kind: 'files', files: [{ title: null, href: '/acta.odt' }], leftOut: 0 }],
    [
      'pdfs',
      [
        { filename: 'acta.pdf', uri: 'https://a.example/acta.pdf' },
        { title: 'X', uri: 'file:///etc/passwd' },
        '',
      ],
      { kind: 'files', files: [{ title: 'acta.pdf', href: 'https://a.example/acta.pdf' }], leftOut: 1 },
    ],
  ] as const)('of type %s reads %j', (type, raw, cell) => {
    expect(readCell(type, raw)).toEqual(cell);
  });

  it('reads a large whole number as a database gives it', () => {
    expect(readCell('number', 1234n)).toEqual({ kind: 'number', number: 1234 });
  });

  it('reads anything without breaking', () => {
    fc.assert(
      fc.property(kind, fc.anything(), (type, raw) => {
        expect(readCell(type, raw).kind).toMatch(/./u);
      }),
    );
  });

  it.each([
    ['https://a.example', 'https://a.example'],
    [' HTTP://a.example ', 'HTTP://a.example'],
    ['mailto:a@b.es', 'mailto:a@b.es'],
    ['tel:960000000', 'tel:960000000'],
    ['/a', '/a'],
    ['/', '/'],
    ['https:///a', null],
    ['https:// a', null],
    ['xhttps://a.example', null],
    ['mailto: a', null],
    ['mailto:', null],
    ['tel: 1', null],
    ['//a.example', null],
    [String.raw`/\a.example`, null],
    ['a/b', null],
  ])('with the address «%s» leads to %s', (address, followed) => {
    expect(followable(address)).toBe(followed);
  });

  it('never leads to a script, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string().map((text) => `javascript:${text}`),
          fc.string(),
        ),
        (text) => {
          expect(followable(text) ?? '/').toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/iu);
        },
      ),
    );
  });
});

describe('a cell that is written in English', () => {
  it.each([
    ['currency', '1,234.50', { kind: 'money', amount: 123_450 }],
    ['currency', '-1234.5 €', { kind: 'money', amount: -123_450 }],
    ['currency', '1.234', { kind: 'odd', written: '1.234', expected: 'currency' }],
    ['number', '1,234.5', { kind: 'number', number: 1234.5 }],
    ['number', '1.234', { kind: 'number', number: 1.234 }],
    ['percent', '3.5 %', { kind: 'percent', number: 3.5 }],
    ['number', '1,23', { kind: 'number', number: 1.23 }],
    ['number', ' 1,234,567 ', { kind: 'number', number: 1_234_567 }],
    ['currency', '12.5€', { kind: 'money', amount: 1250 }],
    ['number', 'x1,234.5', { kind: 'odd', written: 'x1,234.5', expected: 'number' }],
    ['number', '1,234.5x', { kind: 'odd', written: '1,234.5x', expected: 'number' }],
    ['number', '1234,567.5', { kind: 'odd', written: '1234,567.5', expected: 'number' }],
    ['number', '12.345', { kind: 'number', number: 12.345 }],
    ['number', '12,345.5', { kind: 'number', number: 12_345.5 }],
    ['percent', '1.234 %', { kind: 'percent', number: 1.234 }],
    ['number', '1.', { kind: 'odd', written: '1.', expected: 'number' }],
    ['number', 1234.5, { kind: 'number', number: 1234.5 }],
  ] as const)('of type %s reads %j', (kind, raw, cell) => {
    expect(readCell(kind, raw, 'en')).toEqual(cell);
    expect(readRows([[raw], { a: raw }], [aColumn(kind, { key: 'a', language: 'en' })])).toMatchObject([
      { cells: [cell] },
      { cells: [cell] },
    ]);
  });
});

describe('a row', () => {
  it('takes its values by their places or by their names', () => {
    const [byPlace, byName] = spendingRows([['Agua', 2, 3], { works: 3, amount: 2, area: 'Agua' }]);
    expect(byPlace?.cells).toEqual(byName?.cells);
  });

  it('is blank where it is no row, and takes nothing that it only inherits', () => {
    expect(readRow(7, spendingColumns, 'x').cells.map((cell) => cell.kind)).toEqual([
      'blank',
      'blank',
      'blank',
    ]);
    expect(readRow({}, [aColumn('string', { key: 'constructor' })], 'x').cells).toEqual([{ kind: 'blank' }]);
    expect(readRow(['a'], spendingColumns, 'x').cells).toHaveLength(3);
  });

  it('is blank and has no rows under it where a text, or nothing, is in its place', () => {
    const columns = [aColumn('number', { key: 'length' })];
    for (const raw of ['Agua', null, undefined])
      expect(readRow(raw, columns, 'x')).toEqual({ id: 'x', cells: [{ kind: 'blank' }], children: [] });
  });

  it('may stand for others', () => {
    const rows = readRows([{ area: 'Todo', children: [{ area: 'Agua' }] }], spendingColumns);
    expect(rows[0]?.children[0]).toMatchObject({ id: '0.0', cells: [{ text: 'Agua' }, {}, {}] });
    expect(isHierarchical(rows)).toBe(true);
    expect(isHierarchical([...rows, ...spendingRows([['Agua']])])).toBe(true);
    expect(isHierarchical(spendingRows([['Agua']]))).toBe(false);
  });
});

describe('hidden columns', () => {
  it('are left out of every row, those under others too', () => {
    const columns = [aColumn('string', { key: 'a', isHidden: true }), aColumn('string', { key: 'b' })];
    const rows = readRows([{ a: 'secret', b: 'B', children: [['secret', 'C']] }], columns);
    const table = withoutHidden(columns, rows);
    expect(table.columns).toEqual([columns[1]]);
    expect(JSON.stringify(table.rows)).not.toContain('secret');
    expect(table.rows[0]?.children[0]?.cells).toEqual([{ kind: 'text', text: 'C' }]);
    expect(withoutHidden(spendingColumns, rows).rows).toBe(rows);
  });
});

describe('what a cell is put in order by', () => {
  it('is what it shows', () => {
    expect(orderOf(readCell('html', '<p>Agua <b>limpia</b></p>'))).toBe('Agua limpia');
    expect(orderOf(readCell('html', 'Agua<br>limpia'))).toBe('Agua limpia');
    expect(orderOf(readCell('documents', ['/a', '/b']))).toBe(2);
    expect(orderOf(readCell('percent', 3))).toBe(3);
    expect(orderOf(readCell('date', '2025-10-14'))).toBe('2025-10-14');
    expect(orderOf(readCell('date', 'ayer'))).toBe('ayer');
    expect(orderOf(readCell('link', '/a'))).toBe('/a');
  });
});
