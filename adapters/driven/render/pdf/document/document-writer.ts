import { provenanceCell } from '#application/reports/provenance-cells.ts';
import type { Report, ReportTable } from '#application/reports/report.ts';
import type { DocumentLanguage, ReportWriter } from '#application/reports/report-writer.ts';
import { drawBars } from './bar-chart.ts';
import { drawTable } from './drawn-table.ts';
import type { FontFiles } from './font-files.ts';
import { newDocument } from './new-document.ts';
import {
  type Cursor,
  headingHeight,
  keepTogether,
  layOnLongSide,
  lineWidth,
  margin,
  pageHeight,
  writeHeading,
  writeLines,
} from './page.ts';
import { printed } from './letters.ts';
import { numberPages } from './page-numbers.ts';
import { pairsHeight, writePairs } from './pairs.ts';
import {
  drawRecount,
  drawSheetHead,
  drawSignatures,
  recountHeight,
  signaturesHeight,
} from './result-sheet.ts';
import { shownCell } from './shown-cell.ts';
import { structureOf } from './structure.ts';
import { measuredColumns } from './table-columns.ts';
import { needsLongSide, tableLayout } from './table-layout.ts';

/** With more cells than these, a structure element for each would make the file many times larger. */
const mostTagged = 30_000;

/**
 * Writes a report as a PDF for people: title, how it came about, a chart, the tables with their headings on every
 * page, its source, and numbered pages. A report with a sheet also says of which vote it is, has its figures in sight,
 * says how to count again, and has lines for those who sign. The library and the fonts are loaded with the first document.
 */
export function documentWriter(language: DocumentLanguage, fonts: () => Promise<FontFiles>): ReportWriter {
  const { wording, tag, ofAll } = language;
  return {
    write: async (report: Report) => {
      const tables = [report.table, ...report.further];
      const title = [
        report.name ?? wording(report.table.key),
        ...(report.subject === undefined ? [] : [report.subject]),
      ]
        .map(printed)
        .join(': ');
      const document = await newDocument(
        {
          title,
          subject: (report.sheet?.about ?? [])
            .map(([name, value]) => `${name}: ${printed(value)}`)
            .join('; '),
          identity: report.provenance.flat().join('\n'),
          language: tag,
          program: report.provenance.find(([key]) => key === 'program')?.[1] ?? 'Concejo',
        },
        await fonts(),
      );
      const structure = structureOf(document, cellsOf(tables) <= mostTagged);
      const cursor: Cursor = { document, structure, y: margin.top };
      const measured = tables
        .filter(({ rows }) => rows.length > 0)
        .map((table) => ({ table, columns: measuredColumns(cursor, table, wording) }));
      const upright = lineWidth(cursor);
      if (measured.some(({ columns }) => needsLongSide(columns, upright))) layOnLongSide(cursor);
      document.outline.add(null, title, { pageNumber: 1 });
      writeLines(cursor, structure.part('H1', structure.root), title, { size: 20, bold: true });
      if (report.sheet) drawSheetHead(cursor, report.sheet);
      writePairs(cursor, report.told ?? []);
      if (report.chart) drawBars(cursor, report.table, report.chart, language);
      for (const { table, columns } of measured) {
        const { size, parts } = tableLayout(columns, lineWidth(cursor));
        for (const [at, part] of parts.entries()) {
          const which = parts.length > 1 ? ` (${ofAll(at + 1, parts.length)})` : '';
          writeHeading(cursor, `${wording(table.key)}${which}`);
          drawTable(cursor, table, part, size, wording);
        }
      }
      drawEnd(cursor, report, wording);
      numberPages(cursor, title, ofAll);
      return new Uint8Array(document.output('arraybuffer'));
    },
  };
}

/**
 * How to count again, the source, and the lines for those who sign, who so have the fingerprint in sight: these are on one
 * page if there is room for them on one.
 */
function drawEnd(cursor: Cursor, { sheet, provenance }: Report, wording: DocumentLanguage['wording']): void {
  const { recount, signatures } = sheet ?? {};
  const source = provenance.map(
    ([key, value]) => [wording(key), shownCell(provenanceCell(key, value), wording)] as const,
  );
  if (signatures) {
    const above = recount ? recountHeight(cursor, recount) : 0;
    const height = above + headingHeight + pairsHeight(cursor, source) + signaturesHeight(signatures);
    if (height <= pageHeight(cursor)) keepTogether(cursor, height);
  }
  if (recount) drawRecount(cursor, recount);
  writeHeading(cursor, wording('provenance'));
  writePairs(cursor, source);
  if (signatures) drawSignatures(cursor, signatures);
}

const cellsOf = (tables: readonly ReportTable[]): number =>
  tables.reduce((sum, { columns, rows }) => sum + columns.length * rows.length, 0);
