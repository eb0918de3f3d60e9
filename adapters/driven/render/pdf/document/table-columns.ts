import type { ReportCell, ReportTable } from '#application/reports/report.ts';
import type { ReportWords } from '#application/reports/report-writer.ts';
import { widestNumber } from './broken-lines.ts';
import type { WantedWidth } from './column-widths.ts';
import { printed } from './letters.ts';
import { type Cursor, setLook } from './page.ts';
import { isNumber, shownCell } from './shown-cell.ts';

/** A column with the widths it needs, in multiples of the size of its letters. */
export interface MeasuredColumn extends WantedWidth {
  readonly place: number;
  readonly heading: string;
  readonly isNumeric: boolean;
}

export const cellAt = (row: readonly ReportCell[], place: number): ReportCell =>
  row[place] ?? { kind: 'blank' };

const saysNothing = (cell: ReportCell): boolean =>
  cell.kind === 'blank' || (cell.kind === 'text' && cell.text.trim() === '');

/** The columns that are not empty: a column that is blank from top to bottom only takes room. */
function filledColumns({ columns, rows }: ReportTable): readonly number[] {
  const places = columns.map((_, place) => place);
  if (rows.length === 0) return places;
  return places.filter((place) => rows.some((row) => !saysNothing(cellAt(row, place))));
}

export function measuredColumns(
  cursor: Cursor,
  table: ReportTable,
  wording: ReportWords,
): readonly MeasuredColumn[] {
  return filledColumns(table).map((place) => {
    const heading = printed(wording(table.columns[place] ?? ''));
    const isNumeric = table.rows.some((row) => isNumber(cellAt(row, place)));
    return { place, heading, isNumeric, ...wantedWidth(cursor, table, place, heading, wording) };
  });
}

/**
 * Words wider than these, in sizes of their letters, may break; up to `wholeWord` they are kept whole before lines
 * are.
 */
const [longestWord, wholeWord, longestHeading] = [8.5, 14, 20];

/** Large, so that hundredths do not count. */
const measuringSize = 100;

function wantedWidth(
  cursor: Cursor,
  { rows }: ReportTable,
  place: number,
  heading: string,
  wording: ReportWords,
): WantedWidth {
  const widthOf = (shown: string) => cursor.document.getTextWidth(shown) / measuringSize;
  const wordOf = (shown: string) => Math.max(...shown.split(' ').map(widthOf));
  setLook(cursor, { size: measuringSize, bold: true });
  let whole = widthOf(heading);
  let word = wordOf(heading);
  let least = Math.min(word, longestHeading);
  setLook(cursor, { size: measuringSize });
  for (const row of rows) {
    const cell = cellAt(row, place);
    const shown = shownCell(cell, wording);
    const width = widthOf(shown);
    whole = Math.max(whole, width);
    // A text that is narrower than what must stay whole contains nothing wider.
    if (width <= least) continue;
    const longest = isNumber(cell) ? width : wordOf(shown);
    // An address may break: two of them beside each other would fill a page.
    if (cell.kind === 'text' || cell.kind === 'link') {
      word = Math.max(word, Math.min(longest, wholeWord));
      least = Math.max(least, Math.min(longest, longestWord), widestNumber(shown, widthOf));
    } else least = Math.max(least, longest);
  }
  return { whole, word: Math.max(word, least), least };
}
