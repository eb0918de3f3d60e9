import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { count, type Report, text } from '#application/reports/report.ts';
import { binaryWorkbook } from './binary-workbook.ts';

const reportOf = (rows: Report['table']['rows'], columns = ['title', 'votes']): Report => ({
  table: { key: 'result', columns, rows },
  further: [],
  provenance: [],
});
const written = (report: Report) => binaryWorkbook((key) => key).write(report);
const rowsOf = (bytes: Uint8Array, sheet: string) =>
  utils.sheet_to_json<unknown[]>(read(bytes).Sheets[sheet] ?? {}, { header: 1 });

describe('a workbook of Excel 97', () => {
  it('continues on a further sheet when one is full, and loses no row', async () => {
    const rows = Array.from({ length: 65_540 }, (_, at) => [count(at)]);
    const { Sheets } = read(await written(reportOf(rows, ['votes'])), { dense: true });
    const [first, second] = ['result', 'result 2'].map((name) =>
      utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1 }),
    );
    expect(first).toHaveLength(65_536);
    expect(second).toEqual([['votes'], [65_535], [65_536], [65_537], [65_538], [65_539]]);
  });

  it('keeps texts that are longer than a record, with narrow and wide letters', async () => {
    const texts = ['ñ'.repeat(20_000), 'Ł'.repeat(20_000), 'a'.repeat(8216), 'b', '', 'ą'.repeat(4110), '😀'];
    const bytes = await written(reportOf(texts.map((one, at) => [text(one), count(at)])));
    expect(rowsOf(bytes, 'result').slice(1)).toEqual(texts.map((one, at) => [one, at]));
  });

  it('leaves out columns beyond those that the format can have', async () => {
    const columns = Array.from({ length: 300 }, (_, at) => `c${at}`);
    const bytes = await written(reportOf([columns.map((_, at) => count(at))], columns));
    expect(rowsOf(bytes, 'result')[1]).toHaveLength(256);
  });
});
