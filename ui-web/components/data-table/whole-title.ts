import type { TableColumn } from '#domain/tables/descriptor.ts';

/** The name of a column, or of a heading over several, in the reader's language. */
export type TitleOf = (named: Pick<TableColumn, 'title'>) => string;

/** A column's name without its heading above it: in a file, on a phone, in a list: "2025: Importe". */
export const wholeTitle = (column: TableColumn, titleOf: TitleOf): string =>
  column.over ? `${titleOf(column.over)}: ${titleOf(column)}` : titleOf(column);
