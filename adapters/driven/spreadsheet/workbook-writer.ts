import { harmlessText } from '#application/reports/harmless-text.ts';
import type { Report, ReportCell, ReportTable } from '#application/reports/report.ts';
import type { ReportWriter, Wording } from '#application/reports/report-writer.ts';
import type ExcelJS from 'exceljs';
import { undatedZip } from './undated-zip.ts';

/** Same report, same bytes: a workbook carries its date, so it is always this one. */
const fixedDate = new Date(Date.UTC(2000, 0, 1));

const moneyFormat = '#,##0.00';
const countFormat = '#,##0';
const fractionFormat = '#,##0.000000';

/**
 * Writes a report as an .xlsx workbook: a sheet for each of its tables with frozen bold headings and typed numbers,
 * and a last one with its provenance. Only strings and numbers reach the library, never objects it might take for formulas or links.
 */
export function workbookWriter(wording: Wording): ReportWriter {
  return {
    write: async (report: Report) => {
      const { default: library } = await import('exceljs');
      const workbook = new library.Workbook();
      workbook.created = fixedDate;
      workbook.modified = fixedDate;
      workbook.creator = 'Concejo';
      workbook.lastModifiedBy = 'Concejo';
      for (const table of [report.table, ...report.further]) addTable(workbook, table, wording);
      addProvenance(workbook, report, wording);
      return undatedZip(new Uint8Array(await workbook.xlsx.writeBuffer()));
    },
  };
}

function addTable(workbook: ExcelJS.Workbook, table: ReportTable, wording: Wording): void {
  const sheet = workbook.addWorksheet(wording(table.key), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.addRow(table.columns.map((column) => harmlessText(wording(column)))).font = { bold: true };
  for (const cells of table.rows) {
    const row = sheet.addRow(cells.map((cell) => primitive(cell, wording)));
    for (const [index, cell] of cells.entries()) {
      if (cell.kind === 'money') row.getCell(index + 1).numFmt = moneyFormat;
      if (cell.kind === 'fraction') row.getCell(index + 1).numFmt = fractionFormat;
      if (cell.kind === 'count') row.getCell(index + 1).numFmt = countFormat;
      if (cell.kind === 'decimal') row.getCell(index + 1).numFmt = `#,##0.${'0'.repeat(cell.decimals)}`;
    }
  }
  fitColumns(sheet);
}

function addProvenance(workbook: ExcelJS.Workbook, { provenance }: Report, wording: Wording): void {
  const sheet = workbook.addWorksheet(wording('provenance'), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.addRow([wording('datum'), wording('value')].map(harmlessText)).font = { bold: true };
  for (const [key, value] of provenance) sheet.addRow([harmlessText(wording(key)), harmlessText(value)]);
  fitColumns(sheet);
}

function primitive(cell: ReportCell, wording: Wording): string | number | null {
  switch (cell.kind) {
    case 'text':
      return harmlessText(cell.text);
    case 'count':
      return cell.count;
    case 'money':
      return cell.amount / 100;
    case 'decimal':
      return cell.units / 10 ** cell.decimals;
    case 'fraction':
      return Number(cell.written);
    case 'term':
      return harmlessText(wording(cell.term));
    case 'blank':
      return null;
    default:
      return cell satisfies never;
  }
}

/** Wide enough for the longest value, within what a screen can show. */
function fitColumns(sheet: ExcelJS.Worksheet): void {
  for (const column of sheet.columns) {
    let longest = 8;
    column.eachCell?.((cell) => {
      longest = Math.max(longest, cell.text.length);
    });
    column.width = Math.min(longest + 3, 70);
  }
}
