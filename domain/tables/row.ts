import type { Cell } from './cell.ts';
import { blankCell } from './cell.ts';
import type { TableColumn } from './descriptor.ts';
import { readCell } from './read-cell.ts';

/** A row; a group row has its rows under it. */
export interface TableRow {
  readonly id: string;
  /** One for each column. */
  readonly cells: readonly Cell[];
  readonly children: readonly TableRow[];
}

/** How a table is built: rows alone, rows under others. */
export const isHierarchical = (rows: readonly TableRow[]): boolean =>
  rows.some(({ children }) => children.length > 0);

/** A row as a query gives it: values in the order of the columns, or under their keys; `children` are rows under it. */
export function readRow(raw: unknown, columns: readonly TableColumn[], id: string): TableRow {
  if (Array.isArray(raw)) {
    const values = raw as readonly unknown[];
    return {
      id,
      cells: columns.map(({ kind, language }, at) => readCell(kind, values[at], language)),
      children: [],
    };
  }
  if (typeof raw !== 'object' || raw === null)
    return { id, cells: columns.map(() => blankCell), children: [] };
  const fields = raw as Readonly<Record<string, unknown>>;
  const valueOf = (key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);
  const { children } = fields;
  return {
    id,
    cells: columns.map(({ kind, key, language }) => readCell(kind, valueOf(key), language)),
    children: Array.isArray(children) ? readRows(children as readonly unknown[], columns, `${id}.`) : [],
  };
}

/** Rows of a table, named by their places. */
export const readRows = (
  raw: readonly unknown[],
  columns: readonly TableColumn[],
  before = '',
): readonly TableRow[] => raw.map((one, at) => readRow(one, columns, `${before}${at}`));

/** A table without its hidden columns: these are not searched, drawn or exported. */
export function withoutHidden(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
): { readonly columns: readonly TableColumn[]; readonly rows: readonly TableRow[] } {
  const isShown = (_: unknown, at: number) => columns[at]?.isHidden === false;
  if (columns.every(isShown)) return { columns, rows };
  const bared = ({ id, cells, children }: TableRow): TableRow => ({
    id,
    cells: cells.filter(isShown),
    children: children.map(bared),
  });
  return { columns: columns.filter(isShown), rows: rows.map(bared) };
}
