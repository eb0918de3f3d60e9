import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';
import { type MixedTable, mixedTables, type RowKey, type RowMixer, rowMixer } from './mix-rows.ts';

/** The keys of rows that were added or changed since all was mixed, by their table; `all` if they are unknown. */
export type Unmixed = 'all' | Readonly<Partial<Record<MixedTable['table'], readonly RowKey[]>>>;

const bytesOf = (key: RowKey): Buffer => Buffer.from(key.join('\0'));
/** In SQLite's order: by bytes. */
const inOrder = (one: RowKey, other: RowKey): number => Buffer.compare(bytesOf(one), bytesOf(other));

/** Mixes a large table in full, a slice at a step. */
function* mixSlices(rows: RowMixer): Generator<void, void> {
  for (let from = rows.mixFrom(null); from !== null; from = rows.mixFrom(from)) yield;
}

/** Mixes the neighbours of the new rows of a large table: every page that contains one of them, and few pages twice. */
function* mixAround(rows: RowMixer, fresh: readonly RowKey[]): Generator<void, void> {
  let mixedUntil: RowKey | null = [];
  for (const key of fresh.toSorted(inOrder)) {
    if (mixedUntil === null) return;
    if (inOrder(key, mixedUntil) < 0) continue;
    mixedUntil = rows.mixFrom(rows.marginBefore(key));
    yield;
  }
}

/** Mixes what is unmixed, a transaction at a step, so that votes can come between. Small tables are mixed in full. */
export function* mixBallots(database: DatabaseSync, unmixed: Unmixed): Generator<void, void> {
  const all = mixedTables.map(({ table, key }) => ({ table, rows: rowMixer(database, { table, key }) }));
  const small = all.filter(({ rows }) => rows.isSmall());
  inTransaction(database, () => {
    for (const { rows } of small) rows.mixWhole();
  });
  yield;
  for (const one of all) {
    if (small.includes(one)) continue;
    yield* unmixed === 'all' ? mixSlices(one.rows) : mixAround(one.rows, unmixed[one.table] ?? []);
  }
}

/** Mixes all rows, step after step, without letting votes come between. */
export function mixAllBallots(database: DatabaseSync): void {
  Array.from(mixBallots(database, 'all'));
}
