import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writableText } from '#application/reports/harmless-text.ts';
import type { FlowingReport } from '#application/reports/report.ts';
import type { FlowingReportWriter, ReportWords } from '#application/reports/report-writer.ts';
import { measuredSheet } from '../../sheets/first-rows.ts';
import { mostWorkbookRows, type Sheet, type SheetCell, sheetsOf } from '../../sheets/sheets.ts';
import { openWorkbook, roomIn, type Streamed } from './same-bytes-workbook.ts';

/**
 * Writes a report as an .xlsx workbook with the streaming writer of exceljs: the same sheets, types and styles as the
 * browser's writer (`../browser/workbook-writer.ts`). It is written while its rows are read, and they are read no
 * faster than it is written.
 */
export function streamedWorkbook(wording: ReportWords): FlowingReportWriter {
  const pieces = (report: FlowingReport) => piecesOf(report, wording);
  return { pieces, write: async (report) => new Uint8Array(await buffer(pieces(report))) };
}

async function* piecesOf(report: FlowingReport, wording: ReportWords): AsyncGenerator<Uint8Array> {
  const out = new PassThrough();
  const nobodyReads = new AbortController();
  const { signal } = nobodyReads;
  const writing = writeWorkbook(report, wording, { out, signal }).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  try {
    for await (const piece of out) yield piece as Uint8Array;
  } finally {
    nobodyReads.abort();
    await writing;
  }
}

interface Goal {
  readonly out: PassThrough;
  readonly signal: AbortSignal;
}

async function writeWorkbook(
  report: FlowingReport,
  wording: ReportWords,
  { out, signal }: Goal,
): Promise<void> {
  const workbook = openWorkbook(out, writableText(report.subject ?? wording(report.table.key)));
  const styleOf = styles();
  for (const sheet of sheetsOf(report, wording, mostWorkbookRows))
    await writeSheet(workbook, sheet, styleOf, signal);
  await workbook.commit();
}

type Style = { numFmt?: string; font?: { bold: true } | { underline: true } };

const headingStyle: Style = { font: { bold: true } };
const linkStyle: Style = { font: { underline: true } };

/** exceljs computes each style object once: one for each format is much faster than one for each cell. */
function styles(): (format: string | null) => Style {
  const known = new Map<string | null, Style>();
  return (format) => {
    const style = known.get(format) ?? (format === null ? {} : { numFmt: format });
    known.set(format, style);
    return style;
  };
}

async function writeSheet(
  workbook: Streamed,
  given: Sheet,
  styleOf: ReturnType<typeof styles>,
  signal: AbortSignal,
): Promise<void> {
  const { name, heading } = given;
  const { widths, rows } = measuredSheet(given);
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the library declares sizes of paper and exports none
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }], pageSetup });
  sheet.columns = widths.map((width) => ({ width }));
  let number = 0;
  const write = async (cells: readonly SheetCell[], style?: Style) => {
    const row = sheet.addRow(cells.map(cellValue));
    for (const [place, { value, format, href }] of cells.entries())
      if (value !== null)
        row.getCell(place + 1).style = style ?? (href === undefined ? styleOf(format) : linkStyle);
    row.commit();
    number += 1;
    await roomIn(sheet, signal);
  };
  await write(
    heading.map((value) => ({ value, format: null })),
    headingStyle,
  );
  for (const row of rows) await write(row);
  sheet.autoFilter = {
    from: { row: 1, column: 1 },
    to: { row: number, column: Math.max(1, heading.length) },
  };
  sheet.commit();
}

/** Printed on landscape pages as wide as the sheet, each with the heading. */
const pageSetup = {
  paperSize: 9,
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  margins: { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 },
  printTitlesRow: '1:1',
} as const;

/**
 * A text that exceljs writes into the cell itself, with its spaces: any other text it marks as the result of a
 * formula, or collects until the end. The format reads `_x0041_` as a character of that number, so text that looks
 * like it is escaped.
 */
function cellValue({ value, href }: SheetCell) {
  if (typeof value !== 'string') return value;
  const text = value.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/gu, '_x005F_');
  return href === undefined ? { richText: [{ text }] } : { text, hyperlink: href };
}
