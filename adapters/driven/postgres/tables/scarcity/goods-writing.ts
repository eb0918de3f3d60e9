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
  goodsRecordColumns,
  goodsRecordValues,
} from '#adapters/driven/stores-shared/scarcity/goods-record-row.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsChange } from '#domain/scarcity/goods-request.ts';
import type { GoodsState } from '#domain/scarcity/goods-state.ts';
import type { RunStatement } from '../../postgres.ts';
import { addSteps } from '../step.table.ts';

const putPool = `INSERT INTO scarce_pools (realm, good, ${poolColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (realm, good, id) DO UPDATE SET size = excluded.size, per_holder = excluded.per_holder,
    closed = excluded.closed, held = excluded.held, taken = excluded.taken`;

const putGrant = `INSERT INTO scarce_grants (realm, good, ${goodsGrantColumns})
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (realm, good, id) DO UPDATE SET status = excluded.status, until = excluded.until,
    extended = excluded.extended, used = excluded.used, ends = excluded.ends`;

const putRecord = `INSERT INTO scarce_records (realm, good, ${goodsRecordColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (realm, good, kind, id) DO UPDATE SET owner = excluded.owner, at = excluded.at,
    version = excluded.version, body = excluded.body`;

/** Writes pools, grants and cells that changed. */
async function writeState(
  ask: RunStatement,
  { realm, good }: GoodId,
  before: GoodsState,
  after: GoodsState,
): Promise<void> {
  const { pools, grants, freed, occupied } = changedGoods(before, after);
  for (const pool of pools) await ask(putPool, [realm, good, ...poolValues(pool)]);
  for (const grant of grants) await ask(putGrant, [realm, good, ...goodsGrantValues(grant)]);
  const columns = (rows: typeof freed) => [0, 1, 2].map((n) => rows.map((row) => row[n]));
  const cells = 'SELECT * FROM unnest($3::text[], $4::text[], $5::text[])';
  const free = `DELETE FROM scarce_cells
    WHERE realm = $1 AND good = $2 AND (pool, cell, grant_id) IN (${cells})`;
  if (freed.length > 0) await ask(free, [realm, good, ...columns(freed)]);
  // No conflict is ignored: that two have one cell would be a defect, and nothing of the transaction is stored.
  const occupy = `INSERT INTO scarce_cells (realm, good, pool, cell, grant_id) SELECT $1, $2, * FROM (${cells}) AS c`;
  if (occupied.length > 0) await ask(occupy, [realm, good, ...columns(occupied)]);
}

/** Writes what a request changed. Must run in a transaction that has the lock of the good. */
export async function writeGoods(
  ask: RunStatement,
  id: GoodId,
  { before, change, at }: { readonly before: GoodsState; readonly change: GoodsChange; readonly at: number },
): Promise<void> {
  const { realm, good } = id;
  const number = `INSERT INTO scarce_goods AS g (realm, good, transactions) VALUES ($1, $2, 1)
    ON CONFLICT (realm, good) DO UPDATE SET transactions = g.transactions + 1 RETURNING transactions`;
  const [row] = await ask(number, [realm, good]);
  await writeState(ask, id, before, change.state);
  const lines = change.entries.map(ledgerValues);
  const book = `INSERT INTO scarce_entries (realm, good, transaction_number, at, ${ledgerColumns})
    SELECT $1, $2, $3, $4, * FROM unnest($5::integer[], $6::text[], $7::text[], $8::text[], $9::bigint[])`;
  const columns = [0, 1, 2, 3, 4].map((n) => lines.map((line) => line[n]));
  if (lines.length > 0) await ask(book, [realm, good, row?.['transactions'], at, ...columns]);
  for (const { subject, step } of change.steps)
    await addSteps(ask, { realm, subject: goodSubject(good, subject) }, [step]);
  for (const record of change.records) await ask(putRecord, [realm, good, ...goodsRecordValues(record)]);
  if (change.attempt === null) return;
  const { key, bodyHash, answer } = change.attempt;
  const keep = `INSERT INTO scarce_attempts (realm, good, key, body_hash, answer, at)
    VALUES ($1, $2, $3, $4, $5, $6)`;
  await ask(keep, [realm, good, key, bodyHash, JSON.stringify(answer), at]);
}
