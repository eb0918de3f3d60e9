import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { workbookWriter } from '#adapters/driven/render/xlsx/browser/workbook-writer.ts';
import { blank, count, decimal, money, type Report, term, text } from '#application/reports/report.ts';
import { longReport } from '#fixtures/builders/data/long-report.ts';
import { cents } from '#domain/shared/money.ts';
import { streamedWorkbook } from './streamed-workbook.ts';

const report: Report = {
  table: {
    key: 'result',
    columns: ['title', 'amount', 'votes', 'result', 'missing', 'share'],
    rows: [
      [text('Bancos'), money(cents(1_260_050)), count(1102), term('funded'), blank, decimal(476, 1)],
      [text('=1+1'), money(cents(1)), count(0), term('overBudget'), money(cents(3))],
      [text('campana\u0007 y nulo\0'), money(cents(0)), count(1), term('funded'), blank],
      [text(' dos  espacios '), text('_x0041_ & <b>')],
    ],
  },
  further: [],
  provenance: [['sha256', 'abc']],
};
/**
 * Cells of a row; the library counts from 1. It reads rich text as an object, and removes the escape of `_x0041_`
 * only there.
 */
const valuesOf = (sheet: ExcelJS.Worksheet | undefined, row: number) =>
  Array.from({ length: sheet?.getRow(row).cellCount ?? 0 }, (_, place) => {
    const { value, text: whole } = sheet?.getCell(row, place + 1) ?? {};
    if (value === null) return undefined;
    return typeof value === 'object'
      ? whole
      : typeof value === 'string'
        ? value.replace('_x005F_', '_')
        : value;
  });
const words = (key: string) => `<${key}>`;

describe.each([
  ['the browser', workbookWriter],
  ['the command line', streamedWorkbook],
])('a report as a workbook of %s', (_, writer) => {
  async function readBack() {
    const workbook = new ExcelJS.Workbook();
    const bytes = await writer(words).write(report);
    // A copy with memory of its own: small buffers share theirs.
    await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
    return {
      workbook,
      result: workbook.getWorksheet('<result>'),
      provenance: workbook.getWorksheet('<provenance>'),
    };
  }

  it('has typed numbers under bold, frozen headings in the reader’s language', async () => {
    const { result } = await readBack();
    expect(valuesOf(result, 1)).toEqual([
      '<title>',
      '<amount>',
      '<votes>',
      '<result>',
      '<missing>',
      '<share>',
    ]);
    expect(result?.getCell('A1').font?.bold).toBe(true);
    expect(result?.getCell('A2').font?.bold).toBeFalsy();
    expect(result?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(valuesOf(result, 2)).toEqual(['Bancos', 12_600.5, 1102, '<funded>', undefined, 47.6]);
    expect(result?.getCell('F2').numFmt).toBe('#,##0.0');
    expect(result?.getCell('B2').numFmt).toBe('#,##0.00');
    expect(result?.getColumn(1).width).toBeGreaterThan(10);
  });

  it('contains no formula and no character that a workbook may not contain', async () => {
    const { result } = await readBack();
    expect(valuesOf(result, 3)[0]).toBe("'=1+1");
    expect(valuesOf(result, 4)[0]).toBe('campana y nulo');
  });

  it('keeps spaces, symbols, and what looks like the number of a character', async () => {
    const { result } = await readBack();
    expect(valuesOf(result, 5)).toEqual([' dos  espacios ', '_x0041_ & <b>']);
  });

  it('names its content and its author, with one and the same day', async () => {
    const { workbook } = await readBack();
    expect([workbook.title, workbook.creator, workbook.created.toISOString()]).toEqual([
      '<result>',
      'Concejo',
      '2000-01-01T00:00:00.000Z',
    ]);
  });

  it('gives its source on a sheet of its own', async () => {
    const { provenance } = await readBack();
    expect(valuesOf(provenance, 2)).toEqual(['<sha256>', 'abc']);
  });

  it('has the same bytes whenever it is written', async () => {
    const first = await writer(words).write(report);
    expect(await writer(words).write(report)).toEqual(first);
  });

  it('reads its rows no faster than they are taken, and stops when no more are taken', async () => {
    let made = 0;
    const { table, ...rest } = longReport(20_000);
    const rows = {
      *[Symbol.iterator]() {
        for (const row of table.rows) {
          made += 1;
          yield row;
        }
      },
    };
    let taken = 0;
    for await (const piece of writer(words).pieces({ ...rest, table: { ...table, rows } })) {
      taken += piece.length;
      if (taken > 4000) break;
    }
    expect(made).toBeLessThan(15_000);
  });

  it('fails if its rows fail', async () => {
    const rows = {
      *[Symbol.iterator]() {
        yield [text('a')];
        throw new Error('the source broke');
      },
    };
    const broken = { ...report, table: { key: 'result', columns: ['title'], rows } };
    await expect(writer(words).write(broken as unknown as Report)).rejects.toThrow('the source broke');
  });
});
