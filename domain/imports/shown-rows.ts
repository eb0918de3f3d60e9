import type { ColumnMatch, ImportColumn } from './columns.ts';
import { shownFound } from './records.ts';
import type { ImportSheet } from './sheet.ts';

/** A row as the preview shows it: one text for each column that was found. */
export interface ShownRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** How many rows a preview shows from the beginning, and how many with faults. */
const [mostFirst, mostFaulty] = [20, 1000];

/** The rows that a preview shows: the first below the names, and those with faults, without personal cells. */
export function shownRows(
  { rows }: ImportSheet,
  columns: readonly ImportColumn[],
  { header, places }: ColumnMatch,
  faulty: ReadonlySet<number>,
): readonly ShownRow[] {
  const below = rows.slice(header + 1);
  const first = new Set(below.slice(0, mostFirst).map(({ row }) => row));
  const wanted = new Set([...first, ...[...faulty].slice(0, mostFaulty)]);
  const placed = columns.filter(({ name }) => places.has(name));
  return below
    .filter(({ row }) => wanted.has(row))
    .map(({ row, cells }) => ({
      row,
      cells: placed.map((column) => shownFound(cells[Number(places.get(column.name))], column)),
    }));
}
