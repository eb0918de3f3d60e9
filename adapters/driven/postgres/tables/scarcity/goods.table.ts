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
import { answerGoods } from '#domain/scarcity/answer-goods.ts';
import { type AnsweredGoods, decidingRecords, type GoodsRequest } from '#domain/scarcity/goods-request.ts';
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

/** Answers one request, and says whether it came before. Must run in a transaction that has the lock of its good. */
async function answer(
  ask: RunStatement,
  { id, request }: WaitingRequest,
): Promise<{ readonly outcome: Outcome; readonly isKnown: boolean }> {
  const { key, at } = request;
  const find = 'SELECT body_hash, answer FROM scarce_attempts WHERE realm = $1 AND good = $2 AND key = $3';
  const attempt = attemptOfRow(key, (await ask(find, [id.realm, id.good, key]))[0]);
  const state = await stateOf(ask, id, neededBy(request.acts), at);
  const versions = await versionsOf(ask, id, decidingRecords(request));
  const { outcome, change } = answerGoods({ state, attempt, versions }, request);
  if (change !== null) await writeGoods(ask, id, { before: state, change, at });
  return { outcome, isKnown: attempt !== null };
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
  const locks = new Set(waiting.map(({ id }) => lockOf(id)));
  for (const lock of [...locks].toSorted()) await ask(goodLockSql, [lock]);
  const answers: Awaited<ReturnType<typeof answer>>[] = [];
  for (const one of waiting) answers.push(await answer(ask, one));
  // What is answered because it is stored already must be as safe as what would have been written.
  if (answers.some(({ isKnown }) => isKnown)) await ask(sealSql);
  return answers.map(({ outcome }) => outcome);
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
