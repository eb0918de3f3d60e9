import { folded } from '../directory/folded.ts';
import type { TableRow } from './row.ts';

/** What a row shows, all its cells in one text, folded as texts are looked for. */
export type RowText = (row: TableRow) => string;

/**
 * The rows that have the searched text in one of their cells, taken literally but without regard to capitals and
 * accents. A group row stays with those of its rows that fit, or with all if it fits itself.
 */
export function searchRows(rows: readonly TableRow[], search: string, textOf: RowText): readonly TableRow[] {
  const wanted = folded(search.trim());
  return wanted === '' ? rows : found(rows, wanted, textOf);
}

function found(rows: readonly TableRow[], wanted: string, textOf: RowText): readonly TableRow[] {
  const fitting: TableRow[] = [];
  for (const row of rows) {
    if (textOf(row).includes(wanted)) fitting.push(row);
    else {
      const children = found(row.children, wanted, textOf);
      if (children.length > 0) fitting.push({ ...row, children });
    }
  }
  return fitting;
}
