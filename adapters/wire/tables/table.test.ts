import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { aColumn } from '#fixtures/builders/data/table.ts';
import { readTableDescriptor, readTableRows } from './table.ts';

describe('a table as its council describes it', () => {
  it('is read with all that its columns say', () => {
    const column = {
      title: 'Importe',
      type: 'Currency',
      isSortable: true,
      isGraphable: 'true',
      isHidden: 'false',
    };
    expect(
      readTableDescriptor({
        name: 'deuda',
        db: 'hacienda',
        query: 'deuda',
        paginator: false,
        columns: [column, {}],
      }),
    ).toEqual(
      right({
        name: 'deuda',
        title: null,
        paginator: false,
        search: null,
        query: { db: 'hacienda', name: 'deuda' },
        columns: [
          aColumn('currency', { key: 'Importe', title: 'Importe', isGraphable: true }),
          aColumn('string', { key: '1', title: '', isSortable: false }),
        ],
      }),
    );
  });

  it('is refused without columns to show, or if it is not a table', () => {
    expect(readTableDescriptor({ columns: [] })).toEqual(left({ kind: 'noColumns' }));
    expect(readTableDescriptor({ columns: [{ isHidden: true }] })).toEqual(left({ kind: 'noColumns' }));
    for (const bare of [{}, { name: 'obras', columns: null }])
      expect(readTableDescriptor(bare)).toEqual(left({ kind: 'noColumns' }));
    expect(readTableDescriptor({ columns: 'obra;importe' })).toMatchObject(
      left({ kind: 'unreadable', where: 'columns' }),
    );
    expect(readTableDescriptor([])).toMatchObject(left({ kind: 'unreadable' }));
  });
});

describe('the rows of a query', () => {
  const table = { columns: [aColumn('string')] };
  it('are in the first item of the list', () => {
    expect(readTableRows([{ data: [['a'], ['b']], total: 9 }], table)).toMatchObject(right({ total: 9 }));
    expect(readTableRows([{ data: [['a'], ['b']] }], table)).toMatchObject(right({ total: 2 }));
    expect(readTableRows([], table)).toEqual(right({ rows: [], total: 0 }));
    expect(readTableRows({ err: 'no' }, table)).toMatchObject(left({ kind: 'unreadable' }));
  });
});
