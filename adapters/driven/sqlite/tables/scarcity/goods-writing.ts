import type { DatabaseSync } from 'node:sqlite';
import {
  changedGoods,
  ledgerColumns,
  ledgerValues,
  goodsGrantColumns,
  goodsGrantValues,
  goodSubject,
  poolColumns,
  poolValues,
} from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import {
  goodsRecordValues,
  writtenRecordColumns,
} from '#adapters/driven/stores-shared/scarcity/goods-record-row.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsChange } from '#domain/scarcity/goods-request.ts';
import type { GoodsState } from '#domain/scarcity/goods-state.ts';
import { stepWriting } from '../step.table.ts';

/** Writes pools, grants and cells that changed. */
function stateWriting(database: DatabaseSync) {
  const putPool = database.prepare(`INSERT INTO scarce_pools (realm, good, ${poolColumns})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (realm, good, id) DO UPDATE SET size = excluded.size,
      per_holder = excluded.per_holder, closed = excluded.closed, held = excluded.held, taken = excluded.taken`);
  const putGrant = database.prepare(`INSERT INTO scarce_grants (realm, good, ${goodsGrantColumns})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (realm, good, id) DO UPDATE SET status = excluded.status,
      until = excluded.until, extended = excluded.extended, used = excluded.used, ends = excluded.ends`);
  const free = database.prepare(
    'DELETE FROM scarce_cells WHERE realm = ? AND good = ? AND pool = ? AND cell = ? AND grant_id = ?',
  );
  // No conflict is ignored: that two have one cell would be a defect, and nothing of the transaction is stored.
  const occupy = database.prepare(
    'INSERT INTO scarce_cells (realm, good, pool, cell, grant_id) VALUES (?, ?, ?, ?, ?)',
  );
  return ({ realm, good }: GoodId, before: GoodsState, after: GoodsState) => {
    const { pools, grants, freed, occupied } = changedGoods(before, after);
    for (const pool of pools) putPool.run(realm, good, ...poolValues(pool));
    for (const grant of grants) putGrant.run(realm, good, ...goodsGrantValues(grant));
    for (const cell of freed) free.run(realm, good, ...cell);
    for (const cell of occupied) occupy.run(realm, good, ...cell);
  };
}

/** Writes what a request changed; the caller opens the transaction. */
export function goodsWriting(database: DatabaseSync) {
  const number = database.prepare(`INSERT INTO scarce_goods (realm, good, transactions) VALUES (?, ?, 1)
    ON CONFLICT (realm, good) DO UPDATE SET transactions = transactions + 1 RETURNING transactions`);
  const book =
    database.prepare(`INSERT INTO scarce_entries (realm, good, transaction_number, at, ${ledgerColumns})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const keep = database.prepare(
    'INSERT INTO scarce_attempts (realm, good, key, body_hash, answer, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const putRecord = database.prepare(`INSERT INTO scarce_records (realm, good, ${writtenRecordColumns})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (realm, good, kind, id) DO UPDATE SET owner = excluded.owner,
      at = excluded.at, version = excluded.version, body = excluded.body, status = excluded.status`);
  const writeState = stateWriting(database);
  const steps = stepWriting(database);
  return (id: GoodId, before: GoodsState, change: GoodsChange, at: number): void => {
    const { realm, good } = id;
    const transaction = Number(number.get(realm, good)?.['transactions']);
    writeState(id, before, change.state);
    for (const [line, entry] of change.entries.entries())
      book.run(realm, good, transaction, at, ...ledgerValues(entry, line));
    for (const { subject, step } of change.steps) steps.add(realm, goodSubject(good, subject), [step]);
    for (const record of change.records) putRecord.run(realm, good, ...goodsRecordValues(record));
    if (change.attempt === null) return;
    const { key, bodyHash, answer } = change.attempt;
    keep.run(realm, good, key, bodyHash, JSON.stringify(answer), at);
  };
}
