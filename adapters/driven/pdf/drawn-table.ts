import type { CellHookData, UserOptions } from 'jspdf-autotable';
import type { ReportCell, ReportTable } from '#application/reports/report.ts';
import type { Wording } from '#application/reports/report-writer.ts';
import { type Cursor, family, ink, margin, rule, tint } from './page.ts';
import type { Part } from './structure.ts';
import { printed } from './letters.ts';
import { isNumber, shownCell } from './shown-cell.ts';

type DrawTable = (document: Cursor['document'], options: UserOptions) => void;

/** The columns that say something: one that is blank from top to bottom takes room and tells nothing. */
export function filledColumns({ columns, rows }: ReportTable): readonly number[] {
  const places = columns.map((_, place) => place);
  if (rows.length === 0) return places;
  return places.filter((place) => rows.some((row) => (row[place] ?? blankCell).kind !== 'blank'));
}

const blankCell: ReportCell = { kind: 'blank' };

/** A table whose headings are repeated on every page, numbers to the right; no row is cut by the end of a page. */
export function drawTable(cursor: Cursor, table: ReportTable, wording: Wording, draw: DrawTable): void {
  const places = filledColumns(table);
  const [first] = table.rows;
  const numeric = (place: number) =>
    table.rows.some((row) => isNumber(row[place] ?? blankCell)) ||
    (first?.[place] ?? blankCell).kind === 'count';
  const size = places.length > 7 ? 7.5 : 9;
  const partOf = partsOf(cursor);
  draw(cursor.document, {
    startY: cursor.y + 4,
    margin: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
    theme: 'plain',
    showHead: 'everyPage',
    rowPageBreak: 'avoid',
    head: [places.map((place) => printed(wording(table.columns[place] ?? '')))],
    body: table.rows.map((row) => places.map((place) => shownCell(row[place] ?? blankCell, wording))),
    styles: {
      font: family,
      fontSize: size,
      textColor: ink,
      cellPadding: { horizontal: 3, vertical: 2.5 },
      lineColor: rule,
      lineWidth: { top: 0, right: 0, bottom: 0.5, left: 0 },
      overflow: 'linebreak',
    },
    headStyles: { fontStyle: 'bold', fillColor: tint, valign: 'bottom' },
    columnStyles: Object.fromEntries(
      places.map((place, index) => [index, { halign: numeric(place) ? 'right' : 'left' } as const]),
    ),
    didParseCell: ({ section, column, cell }) => {
      const place = places[column.index];
      if (section === 'head' && place !== undefined && numeric(place)) cell.styles.halign = 'right';
    },
    willDrawCell: (drawn) => cursor.structure.open(partOf(drawn)),
    didDrawCell: () => cursor.structure.close(),
  });
  const drawn = cursor.document as unknown as { lastAutoTable: { finalY: number } };
  cursor.y = drawn.lastAutoTable.finalY;
}

/** The part of the document that a drawn cell is; headings repeated on later pages are none. */
function partsOf({ structure }: Cursor): (drawn: CellHookData) => Part | null {
  const table = structure.part('Table', structure.root);
  const rows = new Map<string, Part>();
  const cells = new Map<string, Part>();
  return ({ section, row, column, pageNumber }) => {
    if (section === 'head' && pageNumber > 1) return null;
    const ofRow = `${section} ${row.index}`;
    const line = rows.get(ofRow) ?? structure.part('TR', table);
    rows.set(ofRow, line);
    // A row longer than a page is drawn in pieces: one cell all the same.
    const ofCell = `${ofRow} ${column.index}`;
    const cell = cells.get(ofCell) ?? structure.part(section === 'head' ? 'TH' : 'TD', line);
    cells.set(ofCell, cell);
    return cell;
  };
}
