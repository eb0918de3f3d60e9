import type { FlowingReport } from '#application/reports/report.ts';
import type { FlowingReportWriter, ReportWords } from '#application/reports/report-writer.ts';
import { sheetsOf } from '../../sheets/sheets.ts';
import { compoundFile } from './compound-file.ts';
import { writeBegin, writeEnd, writeLooks, writePrintTitles, writeSheetNames } from './global-records.ts';
import { RecordBytes } from './record-bytes.ts';
import { type Shared, sheetRecords } from './sheet-records.ts';
import { sharedTextsOf } from './shared-texts.ts';

/** As many rows as a sheet can have, its heading included. */
const mostRows = 65_536;

/**
 * Writes a report as a workbook of Excel 97 to 2003 (BIFF8): the same sheets, types, links and pages as the .xlsx. The
 * library that the other old format needs keeps several objects for each cell, and took more than a gigabyte for
 * 10,000 rows; this writes each cell into bytes at once.
 */
export function binaryWorkbook(wording: ReportWords): FlowingReportWriter {
  return {
    write: async (report: FlowingReport) => Buffer.concat(workbookPieces(report, wording)),
    pieces: async function* (report: FlowingReport) {
      yield* workbookPieces(report, wording);
    },
  };
}

function workbookPieces(report: FlowingReport, wording: ReportWords): readonly Uint8Array[] {
  const formats: string[] = [];
  const shared: Shared = {
    texts: sharedTextsOf(),
    formatOf: (format) => {
      const known = formats.indexOf(format);
      return known === -1 ? formats.push(format) - 1 : known;
    },
  };
  const names: string[] = [];
  const sheets: RecordBytes[] = [];
  for (const sheet of sheetsOf(report, wording, mostRows)) {
    names.push(sheet.name);
    sheets.push(sheetRecords(sheet, shared, names.length === 1));
  }
  return compoundFile('Workbook', joined(names, sheets, formats, shared));
}

function joined(
  names: readonly string[],
  sheets: readonly RecordBytes[],
  formats: readonly string[],
  { texts }: Shared,
): readonly Uint8Array[] {
  const records = writeBegin(new RecordBytes(), 'workbook');
  writeLooks(records, formats);
  const places = writeSheetNames(records, names);
  writePrintTitles(records, names.length);
  texts.write(records);
  writeEnd(records);
  let begin = records.length;
  for (const [at, sheet] of sheets.entries()) {
    records.setLong(places[at] ?? 0, begin);
    begin += sheet.length;
  }
  return [records, ...sheets].flatMap((part) => part.pieces());
}
