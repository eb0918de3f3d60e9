import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { blank, count, decimal, money, type Report, term, text } from '#application/reports/report.ts';
import { cents } from '#domain/shared/money.ts';
import { workbookWriter } from './workbook-writer.ts';

const report: Report = {
  table: {
    key: 'result',
    columns: ['title', 'amount', 'votes', 'result', 'missing', 'share'],
    rows: [
      [text('Bancos'), money(cents(1_260_050)), count(1102), term('funded'), blank, decimal(476, 1)],
      [text('=1+1'), money(cents(1)), count(0), term('overBudget'), money(cents(3))],
      [text('campana\u0007 y nulo\0'), money(cents(0)), count(1), term('funded'), blank],
    ],
  },
  further: [],
  provenance: [['sha256', 'abc']],
};
/** Cells of a row; the library counts from 1 and leaves the first place empty. */
const valuesOf = (sheet: ExcelJS.Worksheet | undefined, row: number) => {
  const { values } = sheet?.getRow(row) ?? {};
  return Array.isArray(values) ? values.slice(1) : values;
};
const words = (key: string) => `<${key}>`;

async function readBack() {
  const workbook = new ExcelJS.Workbook();
  const bytes = await workbookWriter(words).write(report);
  // A copy with memory of its own: that of a small buffer is shared with others.
  await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
  return {
    bytes,
    result: workbook.getWorksheet('<result>'),
    provenance: workbook.getWorksheet('<provenance>'),
  };
}

describe('a report as a workbook', () => {
  it('has typed numbers under bold, frozen headings in the words of the reader', async () => {
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
    expect(result?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(valuesOf(result, 2)).toEqual(['Bancos', 12_600.5, 1102, '<funded>', undefined, 47.6]);
    expect(result?.getCell('F2').numFmt).toBe('#,##0.0');
    expect(result?.getCell('B2').numFmt).toBe('#,##0.00');
    expect(result?.getColumn(1).width).toBeGreaterThan(10);
  });

  it('holds no formula and no character that a workbook may not hold', async () => {
    const { result } = await readBack();
    expect(result?.getCell('A3').value).toBe("'=1+1");
    expect(result?.getCell('A4').value).toBe('campana y nulo');
  });

  it('tells where it comes from on a sheet of its own', async () => {
    const { provenance } = await readBack();
    expect(valuesOf(provenance, 2)).toEqual(['<sha256>', 'abc']);
  });

  it('has the same bytes whenever it is written', async () => {
    const first = await workbookWriter(words).write(report);
    expect(await workbookWriter(words).write(report)).toEqual(first);
  });
});
