import type { DatabaseSync } from 'node:sqlite';
import { gather, pauseOfDisk } from '#adapters/driven/stores-shared/gather.ts';
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
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { goodsWriting } from './goods-writing.ts';

const grantsOfNeeded = goodsGrantColumns
  .split(', ')
  .map((column) => `found.${column}`)
  .join(', ');

/**
 * Reads what decides a request: all pools, the grants that it needs, and those that have ended. What is wanted is in front in
 * each CROSS JOIN, so that the rows are found by their keys: else all grants of the good would be read for each request.
 */
function goodsReading(database: DatabaseSync) {
  const pools = database.prepare(`SELECT ${poolColumns} FROM scarce_pools WHERE realm = ? AND good = ?`);
  const grants = database.prepare(`WITH needed (id) AS MATERIALIZED (
      SELECT value FROM json_each(?3)
      UNION SELECT own.id FROM json_each(?4) AS wanted CROSS JOIN scarce_grants AS own
        ON realm = ?1 AND good = ?2 AND holder = wanted.value
      UNION SELECT id FROM scarce_grants WHERE realm = ?1 AND good = ?2 AND ends <= ?5
      UNION SELECT grant_id FROM json_each(?6) AS wanted CROSS JOIN scarce_cells ON realm = ?1 AND good = ?2
        AND pool = wanted.value ->> 'pool' AND cell = wanted.value ->> 'cell')
    SELECT ${grantsOfNeeded} FROM needed CROSS JOIN scarce_grants AS found
      ON found.realm = ?1 AND found.good = ?2 AND found.id = needed.id`);
  return ({ realm, good }: GoodId, needed: NeededGoods, at: number): GoodsState => {
    const lists = [needed.grants, needed.holders].map((names) => JSON.stringify(names));
    const [ids = '', holders = ''] = lists;
    return goodsStateOf(
      pools.all(realm, good),
      grants.all(realm, good, ids, holders, at, JSON.stringify(needed.cells)),
    );
  };
}

/** Reads the versions of the records that decide a request. */
function versionsReading(database: DatabaseSync) {
  const versions = database.prepare(`SELECT kind, id, version FROM scarce_records
    WHERE realm = ? AND good = ?
      AND (kind, id) IN (SELECT value ->> 'kind', value ->> 'id' FROM json_each(?))`);
  return ({ realm, good }: GoodId, records: readonly SeenRecord[]): ReadonlyMap<string, number> =>
    records.length === 0
      ? new Map()
      : versionsOfRows(
          versions.all(realm, good, JSON.stringify(records.map(({ kind, id }) => ({ kind, id })))),
        );
}

const nothing: NeededGoods = { grants: [], holders: [], cells: [] };

interface WaitingRequest {
  readonly id: GoodId;
  readonly request: GoodsRequest;
}

/** Scarce goods in the embedded database. Requests that wait at the same time share a commit, as votes do. */
export function sqlGoods(database: DatabaseSync): GoodsStore {
  const attempt = database.prepare(
    'SELECT key, body_hash, answer FROM scarce_attempts WHERE realm = ? AND good = ? AND key = ?',
  );
  const one = database.prepare(
    `SELECT ${goodsGrantColumns} FROM scarce_grants WHERE realm = ? AND good = ? AND id = ?`,
  );
  const ofHolder = database.prepare(
    `SELECT ${goodsGrantColumns} FROM scarce_grants WHERE realm = ? AND good = ? AND holder = ? ORDER BY id`,
  );
  const stateOf = goodsReading(database);
  const versionsOf = versionsReading(database);
  const write = goodsWriting(database);
  const answer = ({ id, request }: WaitingRequest): AnsweredGoods['outcome'] => {
    const state = stateOf(id, neededBy(request.acts), request.at);
    const row = attempt.get(id.realm, id.good, request.key);
    const known = row === undefined ? null : attemptOfRow(row);
    const { outcome, change } = answerGoods(
      { state, attempt: known, versions: versionsOf(id, decidingRecords(request)) },
      request,
    );
    if (change !== null) write(id, state, change, request.at);
    return outcome;
  };
  const ask = gather<WaitingRequest, AnsweredGoods['outcome']>(
    (waiting) => writeWhenFree(database, () => waiting.map(answer)),
    pauseOfDisk,
  );
  return {
    ask: (id, request) => ask({ id, request }),
    grant: async ({ realm, good }, grant, at) => {
      const row = one.get(realm, good, grant);
      return row === undefined ? null : grantSeen(goodsGrantOfRow(row), at);
    },
    grantsOf: async ({ realm, good }, holder, at) =>
      ofHolder.all(realm, good, holder).map((row) => grantSeen(goodsGrantOfRow(row), at)),
    pools: async (id, at) => poolsSeen(stateOf(id, nothing, at), at),
  };
}
