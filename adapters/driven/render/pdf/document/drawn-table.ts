import type { ReportTable } from '#application/reports/report.ts';
import type { ReportWords } from '#application/reports/report-writer.ts';
import { brokenLines } from './broken-lines.ts';
import { type Cursor, lineWidth, margin, nextPage, pageFoot, rule, setLook, tint } from './page.ts';
import { isNumber, shownCell } from './shown-cell.ts';
import type { TaggedPart } from './structure.ts';
import { cellAt } from './table-columns.ts';
import { namingColumn } from './naming-column.ts';
import { cellPadding, type DrawnColumn } from './table-layout.ts';

/** A table being drawn: what its rows have in common, and where lines under them belong on this page. */
interface Drawing {
  readonly cursor: Cursor;
  readonly columns: readonly DrawnColumn[];
  readonly headings: Lines;
  readonly size: number;
  /** The distance from one line of text to the next. */
  readonly step: number;
  ruled: number[];
}

/** The lines of each cell of a row. */
type Lines = readonly (readonly string[])[];

/**
 * A table whose headings are repeated on every page, with numbers aligned right; no row is split at the end of a page
 * unless it is longer than one. Each row is drawn at once: only the pages of a long table are kept.
 */
export function drawTable(
  cursor: Cursor,
  table: ReportTable,
  columns: readonly DrawnColumn[],
  size: number,
  wording: ReportWords,
): void {
  const { structure } = cursor;
  setLook(cursor, { size, bold: true });
  const headings = columns.map((column) => broken(cursor, column.heading, column));
  const drawing: Drawing = { cursor, columns, headings, size, step: size * 1.2, ruled: [] };
  cursor.y += 4;
  if (linesLeft(drawing) < mostLines(headings) + 2) nextPage(cursor);
  const part = structure.part('Table', structure.root);
  const name = namingColumn(
    table,
    columns.map(({ place }) => place),
  );
  drawHead(drawing, structure.part('TR', part));
  for (const row of table.rows) {
    setLook(cursor, { size });
    const lines = columns.map((column) => {
      const cell = cellAt(row, column.place);
      const shown = shownCell(cell, wording);
      return isNumber(cell) ? [shown] : broken(cursor, shown, column);
    });
    const ofRow = structure.part('TR', part);
    drawRow(
      drawing,
      lines,
      columns.map((_, at) =>
        columns[at]?.place === name
          ? structure.part('TH', ofRow, { scope: 'Row' })
          : structure.part('TD', ofRow),
      ),
    );
  }
  drawRules(drawing);
}

const broken = ({ document }: Cursor, shown: string, { width }: DrawnColumn): readonly string[] =>
  brokenLines(shown, width - 2 * cellPadding.side, (text) => document.getTextWidth(text));

const mostLines = (lines: Lines): number => lines.reduce((most, { length }) => Math.max(most, length), 1);

/** How many lines of text a row may have here. */
const linesLeft = ({ cursor, step }: Drawing): number =>
  Math.floor((pageFoot(cursor) - cursor.y - 2 * cellPadding.above) / step);

/** Headings; those that are repeated on later pages are not read aloud. */
function drawHead(drawing: Drawing, part: TaggedPart | null): void {
  const { cursor, headings, size, step, columns } = drawing;
  const { document, structure } = cursor;
  structure.open(null);
  document.setFillColor(tint);
  const height = mostLines(headings) * step + 2 * cellPadding.above;
  document.rect(margin.side, cursor.y, lineWidth(cursor), height, 'F');
  if (part !== null) structure.close();
  setLook(cursor, { size, bold: true });
  drawPiece(drawing, headings, part && columns.map(() => structure.part('TH', part, { scope: 'Column' })));
  if (part === null) structure.close();
}

/** A row, on the next page if it does not fit on this one, and over several if it would not fit on any. */
function drawRow(drawing: Drawing, lines: Lines, parts: readonly TaggedPart[]): void {
  const most = mostLines(lines);
  if (linesLeft(drawing) < most) turnPage(drawing);
  for (let from = 0; from < most; ) {
    if (from > 0) turnPage(drawing);
    const until = from + Math.max(1, linesLeft(drawing));
    setLook(drawing.cursor, { size: drawing.size });
    drawPiece(
      drawing,
      lines.map((ofCell) => ofCell.slice(from, until)),
      parts,
    );
    from = until;
  }
}

function turnPage(drawing: Drawing): void {
  drawRules(drawing);
  nextPage(drawing.cursor);
  drawHead(drawing, null);
}

/** The given lines of each cell, from the present position; the lines of a cell belong to its structure element. */
function drawPiece(drawing: Drawing, lines: Lines, parts: readonly TaggedPart[] | null): void {
  const { cursor, columns, size, step } = drawing;
  const { document, structure } = cursor;
  for (const [at, { left, width, isNumeric }] of columns.entries()) {
    const part = parts?.[at];
    if (part) structure.open(part);
    const x = isNumeric ? left + width - cellPadding.side : left + cellPadding.side;
    for (const [line, shown] of (lines[at] ?? []).entries()) {
      const y = cursor.y + cellPadding.above + line * step + size;
      if (shown !== '') document.text(shown, x, y, { align: isNumeric ? 'right' : 'left' });
    }
    if (part) structure.close();
  }
  cursor.y += mostLines(lines) * step + 2 * cellPadding.above;
  drawing.ruled.push(cursor.y);
}

/** The lines under the rows of a page, which have no meaning for a screen reader. */
function drawRules(drawing: Drawing): void {
  const { cursor } = drawing;
  const { document, structure } = cursor;
  structure.open(null);
  document.setDrawColor(rule);
  document.setLineWidth(0.5);
  for (const y of drawing.ruled) document.line(margin.side, y, margin.side + lineWidth(cursor), y);
  structure.close();
  drawing.ruled = [];
}
