import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';

/** A table whose rows are mixed, and the columns of its key: its first ones. */
export interface MixedTable {
  readonly table: 'marks' | 'voted_devices' | 'ballots' | 'tallies';
  readonly key: readonly string[];
}

export const mixedTables: readonly MixedTable[] = [
  { table: 'marks', key: ['realm', 'survey', 'mark'] },
  { table: 'voted_devices', key: ['realm', 'survey', 'mark'] },
  { table: 'ballots', key: ['realm', 'survey', 'id'] },
  // Its former rows would tell in which order ballots of which answer came.
  { table: 'tallies', key: ['realm', 'survey'] },
];

export type RowKey = readonly string[];
type Row = readonly (string | number)[];

/** More rows than a page holds: whatever lies on the page of a row is among so many before it and behind it. */
const margin = 128;
/** So many rows are written anew at a time: votes that come meanwhile wait for some milliseconds. */
const rowsASlice = 4 * margin;
/** A table of no more is written anew whole: it takes as long as waiting for a slow disk does. */
const rowsAtOnce = 2000;

/** Writes rows of a table anew. */
export interface RowMixer {
  /** Whether the table is small enough to be written anew whole. */
  readonly isSmall: () => boolean;
  /** Belongs in a transaction. */
  readonly mixWhole: () => void;
  /** Mixes a slice from the key given, or from the first, in a transaction of its own; gives where the next one must begin, null at the end. */
  readonly mixFrom: (key: RowKey | null) => RowKey | null;
  /** The key that lies a margin before another; null where that is before the first. */
  readonly marginBefore: (key: RowKey) => RowKey | null;
}

/** What is asked of a table, and told it. */
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
 * In a page SQLite puts rows down in the order in which they come, although it finds them by their keys. Rows that are
 * deleted and put in again in the order of their keys lie in that order, and `secure_delete` overwrites where they lay.
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
      // Without a condition SQLite empties the first page too: with one it might leave there what it once moved away.
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
