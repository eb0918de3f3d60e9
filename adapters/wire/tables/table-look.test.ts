import { describe, expect, it } from 'vitest';
import type { TableColumn } from '#domain/tables/descriptor.ts';
import { isLeft } from '#domain/shared/result.ts';
import { readTableDescriptor } from './table.ts';

function columnsOf(columns: readonly unknown[], headers?: unknown): readonly TableColumn[] {
  const read = readTableDescriptor({ columns, headers });
  if (isLeft(read)) throw new Error(read.left.kind);
  return read.right.columns;
}

describe('the style of a column', () => {
  it.each([
    [{ style: 'currency' }, 'currency'],
    [{ type: 'number', style: 'PERCENT' }, 'percent'],
    [{ style: { style: 'decimal' } }, 'number'],
    [{ type: 'date', style: 'currency' }, 'date'],
    [{ type: 'number', style: 'text-align: right' }, 'number'],
    [{ type: 'spaceship' }, 'string'],
    [{}, 'string'],
  ])('%j holds cells of type %s', (column, kind) => {
    expect(columnsOf([{ title: 'A', ...column }])[0]?.kind).toBe(kind);
  });

  it.each([
    ['text-align: right; font-weight: bold', { align: 'end', isStrong: true }],
    [{ textAlign: 'center' }, { align: 'center' }],
    ['left', { align: 'start' }],
    ['background: url(//evil.example); position: fixed', {}],
    [7, {}],
    [null, {}],
  ])('%j sets its cells so: %j', (style, look) => {
    const [{ align, isStrong } = {} as TableColumn] = columnsOf([{ title: 'A', style }]);
    expect({ ...(align && { align }), ...(isStrong && { isStrong }) }).toEqual(look);
  });
});

describe('the locale of a column', () => {
  it.each([
    ['es-ES', 'es'],
    ['ca-ES-valencia', 'va'],
    ['ca_ES', 'ca'],
    [' EN ', 'en'],
    ['va', 'va'],
    ['de-DE', undefined],
    ['', undefined],
    [7, undefined],
  ])('%j is the language %s', (locale, language) => {
    expect(columnsOf([{ title: 'A', locale }])[0]?.language).toBe(language);
  });
});

describe('the headers of a table', () => {
  const three = [{ title: 'Área' }, { title: 'Inicial' }, { title: 'Final' }];

  it('are over as many columns as they say', () => {
    const columns = columnsOf(three, [{ title: '' }, { title: { es: '2025' }, colspan: 2 }]);
    const over = { at: 1, title: { es: '2025' } };
    expect(columns.map((column) => column.over)).toEqual([undefined, over, over]);
  });

  it('name the columns without a name, if they are bare texts', () => {
    const columns = columnsOf([{ type: 'number' }, { title: 'B' }], ['A', 'Otra']);
    expect(columns.map(({ key, title }) => [key, title])).toEqual([
      ['A', 'A'],
      ['B', 'B'],
    ]);
  });

  it.each([[7], ['x'], [{ colspan: -1 }], [[{ title: 'A', colspan: 1e9 }]], [[['A']]], [null]])(
    '%j breaks no table',
    (headers) => {
      expect(columnsOf(three, headers)).toHaveLength(3);
    },
  );
});
