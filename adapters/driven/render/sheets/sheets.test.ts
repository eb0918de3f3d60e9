import { describe, expect, it } from 'vitest';
import { count, type Report, text } from '#application/reports/report.ts';
import { sheetsOf } from './sheets.ts';

const table = (key: string, rows: number) => ({
  key,
  columns: ['n'],
  rows: Array.from({ length: rows }, (_, at) => [count(at)]),
});

function drawn(report: Report, mostRows: number) {
  const sheets = sheetsOf(report, (key) => key, mostRows);
  return Array.from(sheets, ({ name, heading, rows }) => ({
    name,
    heading,
    values: Array.from(rows, (row) => row[0]?.value),
  }));
}

describe('the sheets of a workbook', () => {
  it('continue on a further one, under the same heading, if a table is longer than a sheet can be', () => {
    const report: Report = { table: table('result', 5), further: [], provenance: [['a', 'b']] };
    expect(drawn(report, 3)).toEqual([
      { name: 'result', heading: ['n'], values: [0, 1] },
      { name: 'result 2', heading: ['n'], values: [2, 3] },
      { name: 'result 3', heading: ['n'], values: [4] },
      { name: 'provenance', heading: ['datum', 'value'], values: ['a'] },
    ]);
  });

  it('are there without rows too', () => {
    const report: Report = { table: table('result', 0), further: [], provenance: [] };
    expect(drawn(report, 3).map(({ name, values }) => [name, values.length])).toEqual([
      ['result', 0],
      ['provenance', 0],
    ]);
  });

  it('have names that every program accepts, each a different one', () => {
    const further = [table('A/b: [c]? *', 0), table('a b   c', 0), table('x'.repeat(40), 0), table("''", 0)];
    const report: Report = { table: table('X'.repeat(40), 0), further, provenance: [] };
    const names = drawn(report, 9).map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) {
      expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/u);
      expect(name.trim()).toBe(name);
    }
  });

  it('cut a text that is longer than a cell can be, visibly', () => {
    const table = {
      key: 'r',
      columns: ['c'],
      rows: [[text('x'.repeat(70_000))], [text('y'.repeat(32_767))]],
    };
    const [cut, whole] = drawn({ table, further: [], provenance: [] }, 9)[0]?.values.map(String) ?? [];
    expect([cut?.length, cut?.at(-1)]).toEqual([32_767, '…']);
    expect(whole).toBe('y'.repeat(32_767));
  });

  it('contain text as it is: a typed cell is no formula', () => {
    const report: Report = {
      table: { key: 'r', columns: ['c'], rows: [[text('@x')]] },
      further: [],
      provenance: [],
    };
    expect(drawn(report, 9)[0]?.values).toEqual(['@x']);
  });
});
