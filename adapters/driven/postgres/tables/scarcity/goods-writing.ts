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
import type { AnsweredTogether, DatedChange } from '#domain/scarcity/answer-in-turn.ts';
import { recordName } from '#domain/scarcity/goods-record.ts';
import type { GoodsState } from '#domain/scarcity/goods-state.ts';
import type { RunStatement } from '../../postgres.ts';
import { addStepsOfMany } from '../step.table.ts';

type Row = readonly unknown[];

/** Writes rows with one statement, in which `rows` stands for them; their columns have these types. */
async function writeRows(
  ask: RunStatement,
  { realm, good }: GoodId,
  { text, types }: { readonly text: string; readonly types: readonly string[] },
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const lists = types.map((type, n) => `$${n + 3}::${type}[]`);
  const columns = types.map((_, n) => rows.map((row) => row[n]));
  await ask(text.replace('rows', `unnest(${lists.join(', ')})`), [realm, good, ...columns]);
}

const times = (type: string, count: number): readonly string[] => Array.from({ length: count }, () => type);

const putPools = {
  text: `INSERT INTO scarce_pools (realm, good, ${poolColumns}) SELECT $1, $2, * FROM rows
    ON CONFLICT (realm, good, id) DO UPDATE SET size = excluded.size, per_holder = excluded.per_holder,
      closed = excluded.closed, held = excluded.held, taken = excluded.taken`,
  types: ['text', 'bigint', 'bigint', 'integer', 'bigint', 'bigint'],
};
const putGrants = {
  text: `INSERT INTO scarce_grants (realm, good, ${goodsGrantColumns}) SELECT $1, $2, * FROM rows
    ON CONFLICT (realm, good, id) DO UPDATE SET status = excluded.status, until = excluded.until,
      extended = excluded.extended, used = excluded.used, ends = excluded.ends`,
  types: [...times('text', 4), 'bigint', ...times('integer', 3), 'bigint'],
};
const freeCells = {
  text: `DELETE FROM scarce_cells
    WHERE realm = $1 AND good = $2 AND (pool, cell, grant_id) IN (SELECT * FROM rows)`,
  types: times('text', 3),
};
// No conflict is ignored: that two have one cell would be a defect, and nothing of the transaction is stored.
const occupyCells = {
  text: 'INSERT INTO scarce_cells (realm, good, pool, cell, grant_id) SELECT $1, $2, * FROM rows',
  types: times('text', 3),
};
const book = {
  text: `INSERT INTO scarce_entries (realm, good, transaction_number, at, ${ledgerColumns})
    SELECT $1, $2, * FROM rows`,
  types: ['bigint', 'bigint', 'integer', ...times('text', 3), 'bigint'],
};
const putRecords = {
  text: `INSERT INTO scarce_records (realm, good, ${writtenRecordColumns}) SELECT $1, $2, * FROM rows
    ON CONFLICT (realm, good, kind, id) DO UPDATE SET owner = excluded.owner, at = excluded.at,
      version = excluded.version, body = excluded.body, status = excluded.status`,
  types: [...times('text', 3), 'bigint', 'integer', 'text', 'text'],
};
const keepAttempts = {
  text: `INSERT INTO scarce_attempts (realm, good, key, body_hash, answer, at) SELECT $1, $2, * FROM rows`,
  types: [...times('text', 3), 'bigint'],
};

/** Numbers the transactions of the ledger; gives the number before the first of them. */
async function numberBefore(ask: RunStatement, { realm, good }: GoodId, count: number): Promise<number> {
  const text = `INSERT INTO scarce_goods AS g (realm, good, transactions) VALUES ($1, $2, $3)
    ON CONFLICT (realm, good) DO UPDATE SET transactions = g.transactions + $3 RETURNING transactions`;
  const [row] = await ask(text, [realm, good, count]);
  return Number(row?.['transactions']) - count;
}

/** The lines of the ledger, each transaction under its own number. */
const bookedRows = (changes: readonly DatedChange[], before: number): readonly Row[] =>
  changes.flatMap(({ change, at }, n) =>
    change.entries.map((entry, line) => [before + n + 1, at, ...ledgerValues(entry, line)]),
  );

/** A record that several requests wrote is stored as the last one wrote it. */
const recordRows = (changes: readonly DatedChange[]): readonly Row[] => {
  const records = changes.flatMap(({ change }) => change.records);
  return [...new Map(records.map((one) => [recordName(one), one])).values()].map(goodsRecordValues);
};

const attemptRows = (changes: readonly DatedChange[]): readonly Row[] =>
  changes.flatMap(({ change: { attempt }, at }) =>
    attempt === null ? [] : [[attempt.key, attempt.bodyHash, JSON.stringify(attempt.answer), at]],
  );

/** Writes what requests changed, each table once. Must run in a transaction that has the lock of the good. */
export async function writeGoods(
  ask: RunStatement,
  id: GoodId,
  before: GoodsState,
  { state, changes }: Pick<AnsweredTogether, 'state' | 'changes'>,
): Promise<void> {
  if (changes.length === 0) return;
  const first = await numberBefore(ask, id, changes.length);
  const { pools, grants, freed, occupied } = changedGoods(before, state);
  await writeRows(ask, id, putPools, pools.map(poolValues));
  await writeRows(ask, id, putGrants, grants.map(goodsGrantValues));
  await writeRows(ask, id, freeCells, freed);
  await writeRows(ask, id, occupyCells, occupied);
  await writeRows(ask, id, book, bookedRows(changes, first));
  const steps = changes.flatMap(({ change }) => change.steps);
  await addStepsOfMany(
    ask,
    id.realm,
    steps.map(({ subject, step }) => ({ subject: goodSubject(id.good, subject), step })),
  );
  await writeRows(ask, id, putRecords, recordRows(changes));
  await writeRows(ask, id, keepAttempts, attemptRows(changes));
}
