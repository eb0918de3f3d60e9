import { gather } from '#adapters/driven/stores-shared/gather.ts';
import {
  attemptOfRow,
  goodsGrantColumns,
  goodsGrantOfRow,
  goodsStateOf,
  poolColumns,
} from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import { versionsOfRows } from '#adapters/driven/stores-shared/scarcity/goods-record-row.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { answerInTurn } from '#domain/scarcity/answer-in-turn.ts';
import {
  type AnsweredGoods,
  decidingRecords,
  type GoodsRequest,
  type KeptAttempt,
} from '#domain/scarcity/goods-request.ts';
import type { SeenRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsState } from '#domain/scarcity/goods-state.ts';
import { type NeededGoods, neededBy } from '#domain/scarcity/needed-goods.ts';
import { grantSeen, poolsSeen } from '#domain/scarcity/seen-goods.ts';
import { goodLockSql } from '../../locks.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { sealSql } from '../../session.ts';
import { writeGoods } from './goods-writing.ts';

interface WaitingRequest {
  readonly id: GoodId;
  readonly request: GoodsRequest;
}
type Outcome = AnsweredGoods['outcome'];

const nothing: NeededGoods = { grants: [], holders: [], cells: [] };

/** The pools of a good, then those of its grants that decide a request. */
const neededRows = `WITH needed (id) AS (
    SELECT unnest($3::text[])
    UNION SELECT id FROM scarce_grants WHERE realm = $1 AND good = $2 AND holder = ANY($4)
    UNION SELECT id FROM scarce_grants WHERE realm = $1 AND good = $2 AND ends <= $5
    UNION SELECT grant_id FROM scarce_cells WHERE realm = $1 AND good = $2
      AND (pool, cell) IN (SELECT * FROM unnest($6::text[], $7::text[])))
  SELECT 1 AS is_pool, ${poolColumns}, NULL AS holder, NULL AS takes, NULL AS status, NULL::bigint AS until,
      NULL::integer AS extended, NULL::integer AS uses, NULL::integer AS used
    FROM scarce_pools WHERE realm = $1 AND good = $2
  UNION ALL SELECT 0, id, NULL, NULL, NULL, NULL, NULL, holder, takes, status, until, extended, uses, used
    FROM scarce_grants JOIN needed USING (id) WHERE realm = $1 AND good = $2`;

/** What decides a request: all pools, the grants that it needs, and those that have ended; as one statement sees them. */
async function stateOf(
  ask: RunStatement,
  { realm, good }: GoodId,
  needed: NeededGoods,
  at: number,
): Promise<GoodsState> {
  const cells = [needed.cells.map(({ pool }) => pool), needed.cells.map(({ cell }) => cell)];
  const rows = await ask(neededRows, [realm, good, needed.grants, needed.holders, at, ...cells]);
  const isPool = (row: (typeof rows)[number]) => row['is_pool'] === 1;
  return goodsStateOf(
    rows.filter(isPool),
    rows.filter((row) => !isPool(row)),
  );
}

/** The versions of the records that decide a request. */
async function versionsOf(
  ask: RunStatement,
  { realm, good }: GoodId,
  records: readonly SeenRecord[],
): Promise<ReadonlyMap<string, number>> {
  if (records.length === 0) return new Map();
  const versions = `SELECT kind, id, version FROM scarce_records
    WHERE realm = $1 AND good = $2 AND (kind, id) IN (SELECT * FROM unnest($3::text[], $4::text[]))`;
  const names = [records.map(({ kind }) => kind), records.map(({ id }) => id)];
  return versionsOfRows(await ask(versions, [realm, good, ...names]));
}

/** The requests among these that were carried out before, by their keys. */
async function attemptsOf(
  ask: RunStatement,
  { realm, good }: GoodId,
  requests: readonly GoodsRequest[],
): Promise<ReadonlyMap<string, KeptAttempt>> {
  const text = `SELECT key, body_hash, answer FROM scarce_attempts
    WHERE realm = $1 AND good = $2 AND key = ANY($3)`;
  const rows = await ask(text, [realm, good, requests.map(({ key }) => key)]);
  return new Map(rows.map((row) => [String(row['key']), attemptOfRow(row)]));
}

/** Answers requests of one good. Must run in a transaction that has the lock of the good. */
async function answerOfGood(
  ask: RunStatement,
  id: GoodId,
  requests: readonly GoodsRequest[],
): Promise<readonly Outcome[]> {
  const attempts = await attemptsOf(ask, id, requests);
  const at = Math.max(...requests.map((one) => one.at));
  const state = await stateOf(ask, id, neededBy(requests.flatMap(({ acts }) => acts)), at);
  const versions = await versionsOf(ask, id, requests.flatMap(decidingRecords));
  const answered = answerInTurn({ state, attempts, versions }, requests);
  await writeGoods(ask, id, state, answered);
  // What is answered because it is stored already must be as safe as what would have been written.
  if (attempts.size > 0) await ask(sealSql);
  return answered.outcomes;
}

const lockOf = ({ realm, good }: GoodId): string => JSON.stringify([realm, good]);

/**
 * Answers requests that wait at the same time, in one transaction. It has the locks of their goods, in the order of their
 * names, so that processes wait for each other and never in a circle.
 */
const answerTogether = async (
  ask: RunStatement,
  waiting: readonly WaitingRequest[],
): Promise<readonly Outcome[]> => {
  const goods = [...Map.groupBy(waiting, ({ id }) => lockOf(id))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [lock] of goods) await ask(goodLockSql, [lock]);
  const outcomes = new Map<WaitingRequest, Outcome>();
  for (const [, ofGood] of goods) {
    const [first] = ofGood;
    if (first === undefined) continue;
    const requests = ofGood.map(({ request }) => request);
    const answers = await answerOfGood(ask, first.id, requests);
    for (const [n, one] of ofGood.entries()) outcomes.set(one, answers[n] as Outcome);
  }
  return waiting.map((one) => outcomes.get(one) as Outcome);
};

/** Scarce goods in PostgreSQL, for several processes at once. */
export function postgresGoods({ ask, transaction }: Postgres): GoodsStore {
  const gathered = gather<WaitingRequest, Outcome>((waiting) =>
    transaction((within) => answerTogether(within, waiting)),
  );
  return {
    ask: (id, request) => gathered({ id, request }),
    grant: async ({ realm, good }, grant, at) => {
      const text = `SELECT ${goodsGrantColumns} FROM scarce_grants WHERE realm = $1 AND good = $2 AND id = $3`;
      const [row] = await ask(text, [realm, good, grant]);
      return row === undefined ? null : grantSeen(goodsGrantOfRow(row), at);
    },
    grantsOf: async ({ realm, good }, holder, at) => {
      const text = `SELECT ${goodsGrantColumns} FROM scarce_grants
        WHERE realm = $1 AND good = $2 AND holder = $3 ORDER BY id`;
      return (await ask(text, [realm, good, holder])).map((row) => grantSeen(goodsGrantOfRow(row), at));
    },
    pools: async (id, at) => poolsSeen(await stateOf(ask, id, nothing, at), at),
  };
}
