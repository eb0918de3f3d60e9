import type { ReportTable } from './report.ts';

/** A table without some of its columns, for paper: what only programs need takes the room of titles. */
export function withoutColumns(table: ReportTable, left: readonly string[]): ReportTable {
  const kept = table.columns.flatMap((column, at) => (left.includes(column) ? [] : [at]));
  return {
    ...table,
    columns: kept.map((at) => table.columns[at] as string),
    rows: table.rows.map((row) => kept.flatMap((at) => row[at] ?? [])),
  };
}
