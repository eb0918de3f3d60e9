import { rowsFound } from '#application/tables/table-page.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { TableColumn } from '#domain/tables/descriptor.ts';
import { groupRows } from '#domain/tables/group-rows.ts';
import { isLong, pagePart, type PageSize, pageSizes } from '#domain/tables/pages.ts';
import type { TableRow } from '#domain/tables/row.ts';
import { nextSort, type TableSort } from '#domain/tables/sort-rows.ts';

/** The reader's view of a table. */
export interface TableState {
  readonly sort: TableSort | null;
  readonly search: string;
  readonly page: number;
  readonly size: PageSize;
  /** The index of the column by which rows are grouped. */
  readonly grouping: number | null;
  /** Rows whose own rows are shown below them. */
  readonly open: ReadonlySet<string>;
  /** Indexes of collapsible columns that are open. */
  readonly unfolded: ReadonlySet<number>;
}

export const untouched: TableState = {
  sort: null,
  search: '',
  page: 1,
  size: pageSizes[0],
  grouping: null,
  open: new Set(),
  unfolded: new Set(),
};

/** The whole data of a table. */
export interface WholeTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly paginator?: boolean | null;
  readonly search?: boolean | null;
}

/** The part of a table that is shown. */
export interface SeenRows {
  readonly rows: readonly TableRow[];
  /** The number of rows that match the search, without those inside groups, and of all rows. */
  readonly found: number;
  readonly all: number;
  readonly page: number;
  readonly pages: number;
  readonly hasPages: boolean;
  readonly hasSearch: boolean;
}

/** The rows that are shown: searched, grouped, sorted, one page of them; all pages in print. */
export function seenRows(
  { columns, rows, paginator = null, search = null }: WholeTable,
  state: TableState,
  language: Language,
  onPaper = false,
): SeenRows {
  const grouped = state.grouping === null ? rows : groupRows(rows, columns, [state.grouping]);
  const found = rowsFound(grouped, state, language);
  const hasPages = isLong(grouped.length, paginator);
  const part = pagePart(found.length, state.page, state.size);
  return {
    rows: hasPages && !onPaper ? found.slice(part.offset, part.offset + state.size) : found,
    found: found.length,
    all: grouped.length,
    page: part.page,
    pages: part.pages,
    hasPages,
    hasSearch: isLong(rows.length, search),
  };
}

/** The reader's actions on a table. A change of the view begins at the first page again. */
export const tableActs = {
  sort: (state: TableState, column: number): TableState => ({
    ...state,
    page: 1,
    sort: nextSort(state.sort, column),
  }),
  order: (state: TableState, sort: TableSort | null): TableState => ({ ...state, page: 1, sort }),
  search: (state: TableState, search: string): TableState => ({ ...state, page: 1, search }),
  size: (state: TableState, size: PageSize): TableState => ({ ...state, page: 1, size }),
  turn: (state: TableState, page: number): TableState => ({ ...state, page }),
  group: (state: TableState, grouping: number | null): TableState => ({
    ...state,
    page: 1,
    grouping,
    open: new Set(),
  }),
  toggle: (state: TableState, id: string): TableState => {
    const open = new Set(state.open);
    if (!open.delete(id)) open.add(id);
    return { ...state, open };
  },
  /** Opening a refolding column folds the other refolding ones. */
  unfold: (state: TableState, column: number, columns: readonly TableColumn[]): TableState => {
    const wasOpen = state.unfolded.has(column);
    const others = [...state.unfolded].filter(
      (at) => at !== column && !(columns[column]?.refolding && columns[at]?.refolding),
    );
    return { ...state, unfolded: new Set(wasOpen ? others : [...others, column]) };
  },
};

/** A row as it is drawn: its depth, and whether it has rows below it. */
export interface DrawnRow {
  readonly row: TableRow;
  readonly depth: number;
  readonly isOpen: boolean | null;
}

/** The rows to draw, each open one followed by its own rows; in print all are open. */
export const drawnRows = (
  rows: readonly TableRow[],
  open: ReadonlySet<string>,
  onPaper = false,
  depth = 0,
): readonly DrawnRow[] =>
  rows.flatMap((row) => {
    const isOpen = row.children.length === 0 ? null : onPaper || open.has(row.id);
    const under = isOpen ? drawnRows(row.children, open, onPaper, depth + 1) : [];
    return [{ row, depth, isOpen }, ...under];
  });
