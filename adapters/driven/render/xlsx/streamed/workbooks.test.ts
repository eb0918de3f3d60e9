import { read } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { workbookWriter } from '#adapters/driven/render/xlsx/browser/workbook-writer.ts';
import {
  blank,
  count,
  dayCell,
  decimal,
  linkCell,
  money,
  type Report,
  term,
  text,
  yearCell,
} from '#application/reports/report.ts';
import { longReport } from '#fixtures/builders/data/long-report.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
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
    expect(result?.getCell('B2').numFmt).toBe('#,##0.00\u00a0"€"');
    expect(result?.getColumn(1).width).toBeGreaterThan(10);
  });

  it('contains no formula and no character that a workbook may not contain', async () => {
    const { result } = await readBack();
    expect(valuesOf(result, 3)[0]).toBe('=1+1');
    expect(result?.getCell('A3').formula).toBeFalsy();
    expect(valuesOf(result, 4)[0]).toBe('campana y nulo');
  });

  it('has days, years and whole numbers as numbers, phones as they are, and only addresses of the web as links', async () => {
    const cells = [
      dayCell('2024-02-29' as CalendarDay),
      dayCell('1899-12-31' as CalendarDay),
      yearCell(2024),
      decimal(5871, 0),
      text('+34 961 234 567'),
      linkCell('https://c.example/a?b=1&c=2'),
      linkCell('javascript:alert(1)'),
      linkCell('/acta.pdf'),
    ];
    const table = { key: 'result', columns: cells.map((_, at) => `c${at}`), rows: [cells] };
    const bytes = await writer(words).write({ ...report, table });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
    const row = workbook.getWorksheet('<result>')?.getRow(2);
    expect(row?.getCell(1).value).toEqual(new Date('2024-02-29T00:00:00Z'));
    expect(row?.getCell(2).text).toBe('1899-12-31');
    expect([3, 4].map((at) => [row?.getCell(at).value, row?.getCell(at).numFmt])).toEqual([
      [2024, '0'],
      [5871, '#,##0'],
    ]);
    expect([5, 6, 7, 8].map((at) => row?.getCell(at).text)).toEqual([
      '+34 961 234 567',
      'https://c.example/a?b=1&c=2',
      'javascript:alert(1)',
      '/acta.pdf',
    ]);
    expect(row?.getCell(6).font).toMatchObject({ underline: true });
    expect([5, 6, 7, 8].map((at) => row?.getCell(at).hyperlink)).toEqual([
      undefined,
      'https://c.example/a?b=1&c=2',
      undefined,
      undefined,
    ]);
    // The other reader agrees.
    const sheet = read(bytes, { cellDates: true, UTC: true }).Sheets['<result>'] ?? {};
    expect(sheet['A2']?.v).toEqual(new Date('2024-02-29T00:00:00Z'));
    expect(sheet['F2']?.l?.Target).toContain('https://c.example/a');
    expect(sheet['D2']?.w).toBe('5,871');
  });

  it('is printed as wide as a landscape page, with its heading on each, and can be filtered', async () => {
    const { result, provenance } = await readBack();
    expect(result?.pageSetup).toMatchObject({
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      paperSize: 9,
      printTitlesRow: '1:1',
    });
    expect(result?.autoFilter).toBe('A1:F5');
    expect(provenance?.pageSetup.printTitlesRow).toBe('1:1');
  });

  it('has the currency in the format of amounts, and none if the source names none', async () => {
    const formatIn = async (currency: string) => {
      const workbook = new ExcelJS.Workbook();
      const bytes = await writer(words).write({ ...report, currency });
      await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
      return workbook.getWorksheet('<result>')?.getCell('B2').numFmt;
    };
    expect(await formatIn('PLN')).toBe('#,##0.00\u00a0"PLN"');
    expect(await formatIn('')).toBe('#,##0.00');
    expect(await formatIn('"0";x')).toBe('#,##0.00');
  });

  it('has the amounts and counts of its source as numbers', async () => {
    const provenance = [
      ['budget', '1000.50'],
      ['rows', '12'],
      ['source', 'https://c.example/x'],
    ] as const;
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(Uint8Array.from(await writer(words).write({ ...report, provenance })).buffer);
    const sheet = workbook.getWorksheet('<provenance>');
    expect([2, 3].map((row) => sheet?.getCell(row, 2).value)).toEqual([1000.5, 12]);
    expect(sheet?.getCell(4, 2).hyperlink).toBe('https://c.example/x');
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
