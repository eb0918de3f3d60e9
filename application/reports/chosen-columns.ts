import { type Either, left, right } from '#domain/shared/result.ts';
import type { Report } from './report.ts';

/** A column that was asked for and is not there. */
export interface UnknownColumn {
  readonly kind: 'unknownColumn';
  readonly found: string;
}

/** A column's name as it is compared. */
export const columnKey = (name: string): string => name.trim().toLowerCase();

/** The report with these columns of its main table, in this order; names are understood whatever their capitals. */
export function chosenColumns(report: Report, names: readonly string[]): Either<UnknownColumn, Report> {
  const { columns, rows } = report.table;
  const places = names.map((name) => columns.findIndex((column) => columnKey(column) === columnKey(name)));
  const unknown = names.find((_, at) => places[at] === -1);
  if (unknown !== undefined) return left({ kind: 'unknownColumn', found: unknown });
  const ordered = <T>(cells: readonly T[]): readonly T[] =>
    places.flatMap((place) => cells.slice(place, place + 1));
  const { chart, ...rest } = report;
  const table = { ...report.table, columns: ordered(columns), rows: rows.map(ordered) };
  // Bars need a name and a length.
  const isDrawn =
    chart !== undefined && [chart.label, chart.value].every((key) => table.columns.includes(key));
  return right({ ...rest, table, ...(isDrawn && { chart }) });
}
