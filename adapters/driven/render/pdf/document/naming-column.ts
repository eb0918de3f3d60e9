import type { ReportTable } from '#application/reports/report.ts';
import { cellAt } from './table-columns.ts';

/** Columns that name what a row is about, by their keys. */
const naming = ['title', 'answer', 'pointTitle', 'measure'];

/**
 * The column whose cells are the headings of their rows: a screen reader says them before each other cell. Without a
 * column that names rows by its key, it is the text column with the most different texts; null if there are no texts.
 *
 * @param places Those of the columns that are drawn.
 */
export function namingColumn({ columns, rows }: ReportTable, places: readonly number[]): number | null {
  const named = places.find((place) => naming.includes(columns[place] ?? ''));
  if (named !== undefined) return named;
  let found: { readonly place: number; readonly texts: number } | null = null;
  for (const place of places) {
    const cells = rows.map((row) => cellAt(row, place));
    const texts = new Set(cells.flatMap((cell) => (cell.kind === 'text' ? [cell.text] : []))).size;
    if (texts > (found?.texts ?? 0)) found = { place, texts };
  }
  return found?.place ?? null;
}
