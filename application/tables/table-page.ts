import type { Language } from '#domain/shared/localized-text.ts';
import type { TableRow } from '#domain/tables/row.ts';
import { searchRows } from '#domain/tables/search-rows.ts';
import { sortRows, type TableSort } from '#domain/tables/sort-rows.ts';
import { rowText } from './cell-text.ts';

/** Which rows of a table are wanted. */
export interface RowsQuery {
  readonly search: string;
  readonly sort: TableSort | null;
  readonly offset: number;
  readonly limit: number;
}

/** Some rows of a table, and how many there are that fit the search. */
export interface RowsFound {
  readonly rows: readonly TableRow[];
  readonly total: number;
}

/** All rows that fit a search, in order: the browser for tables that it has whole and the server for long ones ask here. */
export const rowsFound = (
  rows: readonly TableRow[],
  { search, sort }: Pick<RowsQuery, 'search' | 'sort'>,
  language: Language,
): readonly TableRow[] => sortRows(searchRows(rows, search, rowText(language)), sort);

/** A stretch of the rows that fit a search, in order. */
export function tablePage(rows: readonly TableRow[], asked: RowsQuery, language: Language): RowsFound {
  const found = rowsFound(rows, asked, language);
  return { rows: found.slice(asked.offset, asked.offset + asked.limit), total: found.length };
}
