import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';

/** A table whose rows are mixed, and the columns of its key: its first ones. */
export interface MixedTable {
  readonly table: 'marks' | 'voted_devices' | 'ballots' | 'tallies' | 'desk_tries' | 'desk_counts';
  readonly key: readonly string[];
}

export const mixedTables: readonly MixedTable[] = [
  { table: 'marks', key: ['realm', 'survey', 'mark'] },
  { table: 'voted_devices', key: ['realm', 'survey', 'mark'] },
  { table: 'ballots', key: ['realm', 'survey', 'id'] },
  // Its former rows would show in which order ballots of which answer came.
  { table: 'tallies', key: ['realm', 'survey'] },
  // In the order of arrival the tries of desks would show which marks are of people with a paper ballot.
  { table: 'desk_tries', key: ['realm', 'vote', 'attempt'] },
  { table: 'desk_counts', key: ['realm', 'vote', 'channel', 'box'] },
];

export type RowKey = readonly string[];
type Row = readonly (string | number)[];

/** More rows than a page contains: any row on the same page is within this number of rows before or after it. */
const margin = 128;
/** How many rows are rewritten at a time: votes that come meanwhile wait for some milliseconds. */
const rowsASlice = 4 * margin;
/** A table of at most this number of rows is rewritten in full: that takes as long as waiting for a slow disk. */
const rowsAtOnce = 2000;

/** Rewrites rows of a table. */
export interface RowMixer {
  /** Whether the table is small enough to be rewritten in full. */
  readonly isSmall: () => boolean;
  /** Must run in a transaction. */
  readonly mixWhole: () => void;
  /**
   * Mixes a slice from the key given, or from the first, in a transaction of its own; returns the key that the next
   * slice begins at, null at the end.
   */
  readonly mixFrom: (key: RowKey | null) => RowKey | null;
  /** The key that is a margin before another; null if that is before the first. */
  readonly marginBefore: (key: RowKey) => RowKey | null;
}

/** The statements that read and write a table. */
function statementsOf(database: DatabaseSync, { table, key }: MixedTable) {
  const prepared = (sql: string) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return (...values: Row) => statement.all(...values) as unknown as readonly Row[];
  };
  const columns = key.join(', ');
  const backwards = key.map((column) => `${column} DESC`).join(', ');
  const given = key.map(() => '?').join(', ');
  const width = database.prepare(`SELECT * FROM ${table}`).columns().length;
  return {
    some: prepared(`SELECT 1 FROM ${table} LIMIT ${rowsAtOnce + 1}`),
    take: prepared(`SELECT * FROM ${table} WHERE (${columns}) >= (${given}) ORDER BY ${columns} LIMIT ?`),
    back: prepared(
      `SELECT ${columns} FROM ${table} WHERE (${columns}) < (${given}) ORDER BY ${backwards} LIMIT 1 OFFSET ${margin - 1}`,
    ),
    drop: prepared(`DELETE FROM ${table} WHERE (${columns}) BETWEEN (${given}) AND (${given})`),
    dropAll: prepared(`DELETE FROM ${table}`),
    put: prepared(`INSERT INTO ${table} VALUES (${Array(width).fill('?').join(', ')})`),
  };
}

/**
 * Within a page SQLite stores rows in the order of arrival, although it finds them by their keys. Rows that are
 * deleted and inserted again in the order of their keys are stored in that order, and `secure_delete` overwrites
 * their former place.
 */
export function rowMixer(database: DatabaseSync, mixedTable: MixedTable): RowMixer {
  const { some, take, back, drop, dropAll, put } = statementsOf(database, mixedTable);
  const { key } = mixedTable;
  const first: RowKey = key.map(() => '');
  const keyOf = (row: Row | undefined): RowKey | null => row?.slice(0, key.length).map(String) ?? null;
  return {
    isSmall: () => some().length <= rowsAtOnce,
    mixWhole: () => {
      const rows = take(...first, -1);
      // Without a condition SQLite also empties the first page; with one it might leave there rows that it once moved.
      dropAll();
      for (const row of rows) put(...row);
    },
    mixFrom: (from) =>
      inTransaction(database, () => {
        const rows = take(...(from ?? first), rowsASlice);
        const [start, end] = [keyOf(rows[0]), keyOf(rows.at(-1))];
        if (start === null || end === null) return null;
        drop(...start, ...end);
        for (const row of rows) put(...row);
        return rows.length < rowsASlice ? null : keyOf(rows.at(-margin));
      }),
    marginBefore: (one) => keyOf(back(...one)[0]),
  };
}
