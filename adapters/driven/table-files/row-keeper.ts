import type { ImportCell, ImportRow } from '#domain/imports/sheet.ts';
import { mostTableColumns, mostRows, TableRefused } from './table-fault.ts';

/** Takes the cells of a sheet and gives its rows. */
export interface RowKeeper {
  /** Puts a cell at a place, both from 0. Blank cells may be left out. */
  readonly put: (row: number, column: number, cell: ImportCell) => void;
  readonly rows: () => readonly ImportRow[];
}

/** Rows up to what a town has; a cell beyond ends the reading, however far it is. */
export function rowKeeper(): RowKeeper {
  const rows = new Map<number, ImportCell[]>();
  return {
    put: (row, column, cell) => {
      if (cell === null || cell === '') return;
      if (row >= mostRows) throw new TableRefused('tooManyRows');
      if (column >= mostTableColumns) throw new TableRefused('tooManyColumns');
      const cells = rows.get(row) ?? [];
      while (cells.length < column) cells.push(null);
      cells[column] = cell;
      rows.set(row, cells);
    },
    rows: () => [...rows].toSorted(([a], [b]) => a - b).map(([row, cells]) => ({ row: row + 1, cells })),
  };
}
