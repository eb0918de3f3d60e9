import { writableText } from '#application/reports/harmless-text.ts';
import type { FlowingReport } from '#application/reports/report.ts';
import type { FlowingReportWriter, ReportWords } from '#application/reports/report-writer.ts';
import { encoded, wholeFile } from '../../sheets/encoded.ts';
import { mostWorkbookRows, sheetsOf } from '../../sheets/sheets.ts';
import {
  linksPart,
  listParts,
  numberFormats,
  propertiesPart,
  type SheetLink,
  sheetPart,
  stylesPart,
} from './workbook-parts.ts';
import { type ZipEntry, zipPieces } from '../../sheets/zip.ts';

/**
 * Writes a report as an .xlsx workbook: a sheet for each of its tables with frozen bold headings and typed numbers,
 * and a last one with its provenance. It is written while its rows are read, so that its length costs no memory.
 */
export function workbookWriter(wording: ReportWords): FlowingReportWriter {
  const pieces = (report: FlowingReport) => zipPieces(workbookEntries(report, wording));
  return {
    pieces,
    write: (report: FlowingReport) => wholeFile(pieces(report)),
  };
}

/** Sheets first: only after them the number of sheets and the number formats in use are known. */
function* workbookEntries(report: FlowingReport, wording: ReportWords): Generator<ZipEntry> {
  const formats = numberFormats();
  const names: string[] = [];
  for (const sheet of sheetsOf(report, wording, mostWorkbookRows)) {
    names.push(sheet.name);
    const file = `sheet${names.length}.xml`;
    const links: SheetLink[] = [];
    yield { name: `xl/worksheets/${file}`, content: encoded(sheetPart(sheet, formats, links)) };
    if (links.length > 0)
      yield { name: `xl/worksheets/_rels/${file}.rels`, content: encoded([linksPart(links)]) };
  }
  const title = writableText(report.subject ?? wording(report.table.key));
  const parts = [
    ['xl/styles.xml', stylesPart(formats.all())],
    ['docProps/core.xml', propertiesPart(title)],
    ...listParts(names),
  ] as const;
  for (const [name, part] of parts) yield { name, content: encoded([part]) };
}
