import type { DatabaseSync } from 'node:sqlite';
import {
  attemptOfRow,
  goodsGrantColumns,
  goodsStateOf,
  poolColumns,
} from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import { versionsOfRows } from '#adapters/driven/stores-shared/scarcity/goods-record-row.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { answerGoods } from '#domain/scarcity/answer-goods.ts';
import { type AnsweredGoods, decidingRecords, type GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { SeenRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsState } from '#domain/scarcity/goods-state.ts';
import { type NeededGoods, neededBy } from '#domain/scarcity/needed-goods.ts';
import { goodsWriting } from './goods-writing.ts';

const grantsOfNeeded = goodsGrantColumns
  .split(', ')
  .map((column) => `found.${column}`)
  .join(', ');

/**
 * Reads what decides a request: all pools, the grants that it needs, and those that have ended. What is wanted is in front in
 * each CROSS JOIN, so that the rows are found by their keys: else all grants of the good would be read for each request.
 */
export function goodsReading(database: DatabaseSync) {
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

/** A request, and the good that it is for. It is plain data, which threads send each other as text. */
export interface AskedGoods {
  readonly id: GoodId;
  readonly request: GoodsRequest;
}

export type GoodsOutcome = AnsweredGoods['outcome'];

/** Decides a request on what is stored, and writes what it changes. Must run in a transaction. */
export function goodsAnswering(database: DatabaseSync): (asked: AskedGoods) => GoodsOutcome {
  const attempt = database.prepare(
    'SELECT key, body_hash, answer FROM scarce_attempts WHERE realm = ? AND good = ? AND key = ?',
  );
  const stateOf = goodsReading(database);
  const versionsOf = versionsReading(database);
  const write = goodsWriting(database);
  return ({ id, request }) => {
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
}
