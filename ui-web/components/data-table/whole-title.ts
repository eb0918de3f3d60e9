import type { TableColumn } from '#domain/tables/descriptor.ts';

/** What a column, or a heading over several, is called in the reader's language. */
export type TitleOf = (named: Pick<TableColumn, 'title'>) => string;

/** A column's name where its heading does not stand over it: in a file, on a phone, in a list: "2025: Importe". */
export const wholeTitle = (column: TableColumn, titleOf: TitleOf): string =>
  column.over ? `${titleOf(column.over)}: ${titleOf(column)}` : titleOf(column);
