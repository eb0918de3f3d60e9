import type { DatabaseSync } from 'node:sqlite';
import { gather, pauseOfDisk } from '#adapters/driven/stores-shared/gather.ts';
import { goodsGrantColumns, goodsGrantOfRow } from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { NeededGoods } from '#domain/scarcity/needed-goods.ts';
import { grantSeen, poolsSeen } from '#domain/scarcity/seen-goods.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { type AskedGoods, goodsAnswering, type GoodsOutcome, goodsReading } from './answer-asked.ts';

/** What decides requests and writes what they change. */
export interface GoodsWriter {
  /** The outcome, once it is stored. Rejects if it could not be stored. */
  readonly ask: (asked: AskedGoods) => Promise<GoodsOutcome>;
}

/** Writes through a connection of this thread. Requests that wait at the same time share a commit, as votes do. */
export function goodsWriter(database: DatabaseSync): GoodsWriter {
  const answer = goodsAnswering(database);
  return {
    ask: gather<AskedGoods, GoodsOutcome>(
      (waiting) => writeWhenFree(database, () => waiting.map(answer)),
      pauseOfDisk,
    ),
  };
}

const nothing: NeededGoods = { grants: [], holders: [], cells: [] };

/** Scarce goods in the embedded database: read through this connection, written by the given writer. */
export function sqlGoods(database: DatabaseSync, writer: GoodsWriter = goodsWriter(database)): GoodsStore {
  const one = database.prepare(
    `SELECT ${goodsGrantColumns} FROM scarce_grants WHERE realm = ? AND good = ? AND id = ?`,
  );
  const ofHolder = database.prepare(
    `SELECT ${goodsGrantColumns} FROM scarce_grants WHERE realm = ? AND good = ? AND holder = ? ORDER BY id`,
  );
  const stateOf = goodsReading(database);
  return {
    ask: (id, request) => writer.ask({ id, request }),
    grant: async ({ realm, good }, grant, at) => {
      const row = one.get(realm, good, grant);
      return row === undefined ? null : grantSeen(goodsGrantOfRow(row), at);
    },
    grantsOf: async ({ realm, good }, holder, at) =>
      ofHolder.all(realm, good, holder).map((row) => grantSeen(goodsGrantOfRow(row), at)),
    pools: async (id, at) => poolsSeen(stateOf(id, nothing, at), at),
  };
}
