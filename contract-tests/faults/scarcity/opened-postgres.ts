import { afterAll } from 'vitest';
import { postgresGoodsBooks } from '#adapters/driven/postgres/tables/scarcity/goods-books.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { postgresSteps } from '#adapters/driven/postgres/tables/step.table.ts';
import { makeDatabase, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import type { HarnessedGoods } from './goods-harness.ts';

/**
 * Opens two pools of connections, as two processes have, to one database for all tests of the file that asks for it; it is dropped
 * after them.
 */
export function goodsOnPostgres(): () => Promise<HarnessedGoods> {
  let shared: ReturnType<typeof makeDatabase> | undefined;
  afterAll(async () => (await shared)?.drop());
  return async () => {
    shared ??= makeDatabase();
    const { url: place } = await shared;
    const one = await openTestPostgres(place);
    const two = await openTestPostgres(place);
    return {
      goods: postgresGoods(one),
      other: postgresGoods(two),
      books: postgresGoodsBooks(one),
      records: postgresGoodsRecords(one),
      steps: postgresSteps(one),
      at: { store: 'postgres', place },
    };
  };
}
