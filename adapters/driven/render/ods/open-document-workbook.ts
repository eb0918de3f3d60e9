import { writableText } from '#application/reports/harmless-text.ts';
import type { FlowingReport } from '#application/reports/report.ts';
import type { FlowingReportWriter, ReportWords } from '#application/reports/report-writer.ts';
import { encoded, wholeFile } from '../sheets/encoded.ts';
import { mostWorkbookRows, sheetsOf } from '../sheets/sheets.ts';
import { type ZipEntry, zipPieces } from '../sheets/zip.ts';
import {
  contentBegin,
  contentEnd,
  manifestPart,
  mediaType,
  metaPart,
  settingsPart,
  cellStylesPart,
  type WrittenSheet,
} from './document-parts.ts';
import { cellStyles, type CellStyles } from './number-styles.ts';
import { sheetContent } from './sheet-content.ts';

/**
 * Writes a report as an OpenDocument workbook: the same sheets, types, links, filters and pages as in the .xlsx. It is
 * written while its rows are read, so that its length costs no memory.
 */
export function openDocumentWorkbook(wording: ReportWords): FlowingReportWriter {
  const pieces = (report: FlowingReport) => zipPieces(workbookEntries(report, wording));
  return { pieces, write: (report) => wholeFile(pieces(report)) };
}

/** The file of the media type is first and uncompressed, as the format requires; styles and sheets are known last. */
function* workbookEntries(report: FlowingReport, wording: ReportWords): Generator<ZipEntry> {
  yield { name: 'mimetype', content: encoded([mediaType]), isStored: true };
  const styles = cellStyles();
  const written: WrittenSheet[] = [];
  yield { name: 'content.xml', content: encoded(contentOf(report, wording, styles, written)) };
  const title = writableText(report.subject ?? wording(report.table.key));
  const parts = [
    ['styles.xml', cellStylesPart(styles.xml())],
    ['meta.xml', metaPart(title)],
    ['settings.xml', settingsPart(written.map(({ name }) => name))],
  ] as const;
  for (const [name, part] of parts) yield { name, content: encoded([part]) };
  const files = ['content.xml', ...parts.map(([name]) => name)];
  yield { name: 'META-INF/manifest.xml', content: encoded([manifestPart(files)]) };
}

function* contentOf(
  report: FlowingReport,
  wording: ReportWords,
  styles: CellStyles,
  written: WrittenSheet[],
): Generator<string> {
  yield contentBegin();
  for (const sheet of sheetsOf(report, wording, mostWorkbookRows)) {
    const { name, heading } = sheet;
    yield* sheetContent(sheet, styles, (rows) => written.push({ name, columns: heading.length, rows }));
  }
  yield contentEnd(written);
}
