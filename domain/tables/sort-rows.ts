import { folded } from '../directory/folded.ts';
import { orderOf } from './cell.ts';
import type { TableRow } from './row.ts';

/** The column by which rows are sorted, and which way. */
export interface TableSort {
  /** Its place among the columns. */
  readonly column: number;
  readonly descending: boolean;
}

/** Pressing the head of a column: none, then descending, then ascending, then none (specification 2, section 4). */
export function nextSort(sort: TableSort | null, column: number): TableSort | null {
  if (sort?.column !== column) return { column, descending: true };
  return sort.descending ? { column, descending: false } : null;
}

type Key = number | string | null;

/** Numbers before words, and what is blank last, whichever way the others go. */
function compare(a: Key, b: Key, descending: boolean): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  const before = typeof a === typeof b ? a < b : typeof a === 'number';
  return before === descending ? 1 : -1;
}

/** The rows in order of a column, those under another within it; equal ones stay as they were. */
export function sortRows(rows: readonly TableRow[], sort: TableSort | null): readonly TableRow[] {
  if (sort === null) return rows;
  const keyOf = ({ cells }: TableRow): Key => {
    const cell = cells[sort.column];
    const key = cell === undefined ? null : orderOf(cell);
    return typeof key === 'string' ? folded(key) : key;
  };
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((a, b) => compare(a.key, b.key, sort.descending))
    .map(({ row }) => (row.children.length === 0 ? row : { ...row, children: sortRows(row.children, sort) }));
}
