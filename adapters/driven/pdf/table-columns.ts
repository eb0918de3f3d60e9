import type { ReportCell, ReportTable } from '#application/reports/report.ts';
import type { Wording } from '#application/reports/report-writer.ts';
import { columnWidths, type WantedWidth } from './column-widths.ts';
import { printed } from './letters.ts';
import { type Cursor, lineWidth, margin, setLook } from './page.ts';
import { isNumber, shownCell } from './shown-cell.ts';

export const cellPadding = { side: 3, above: 2.5 } as const;

/** A column as it is drawn. */
export interface TableColumn {
  readonly place: number;
  readonly heading: string;
  readonly isNumeric: boolean;
  readonly left: number;
  readonly width: number;
}

export const cellAt = (row: readonly ReportCell[], place: number): ReportCell =>
  row[place] ?? { kind: 'blank' };

/** The columns that say something: one that is blank from top to bottom takes room and tells nothing. */
export function filledColumns({ columns, rows }: ReportTable): readonly number[] {
  const places = columns.map((_, place) => place);
  if (rows.length === 0) return places;
  return places.filter((place) => rows.some((row) => cellAt(row, place).kind !== 'blank'));
}

/** Where each column stands and how wide it is, by everything that is written in it. */
export function tableColumns(
  cursor: Cursor,
  table: ReportTable,
  wording: Wording,
  size: number,
): readonly TableColumn[] {
  const places = filledColumns(table);
  const headings = places.map((place) => printed(wording(table.columns[place] ?? '')));
  const wanted = places.map((place, at) =>
    wantedWidth(cursor, table, place, headings[at] ?? '', wording, size),
  );
  let left: number = margin.side;
  return columnWidths(wanted, lineWidth(cursor)).map((width, at) => {
    const place = places[at] ?? 0;
    const isNumeric = table.rows.some((row) => isNumber(cellAt(row, place)));
    const column = { place, heading: headings[at] ?? '', isNumeric, left, width };
    left += width;
    return column;
  });
}

function wantedWidth(
  cursor: Cursor,
  { rows }: ReportTable,
  place: number,
  heading: string,
  wording: Wording,
  size: number,
): WantedWidth {
  const { document } = cursor;
  let [whole, least] = [0, 0];
  const measure = (shown: string) => {
    const width = document.getTextWidth(shown);
    whole = Math.max(whole, width);
    // A text that is narrower than the widest word has no wider one.
    if (width <= least) return;
    for (const word of shown.split(' ')) least = Math.max(least, document.getTextWidth(word));
  };
  setLook(cursor, { size, bold: true });
  measure(heading);
  setLook(cursor, { size });
  for (const row of rows) measure(shownCell(cellAt(row, place), wording));
  // A hair more than the text: what fits exactly must not be broken for a rounding.
  const beside = 2 * cellPadding.side + 0.1;
  return { whole: whole + beside, least: least + beside };
}
