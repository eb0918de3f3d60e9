import { afterAll, describe } from 'vitest';
import { postgresGoodsBooks } from '#adapters/driven/postgres/tables/scarcity/goods-books.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { postgresSteps } from '#adapters/driven/postgres/tables/step.table.ts';
import { makeDatabase, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { sampleGood } from '#fixtures/scarcity/sample-good.ts';
import { goodsHarness, type HarnessedGoods, killHarness } from './goods-harness.ts';

let shared: ReturnType<typeof makeDatabase> | undefined;
afterAll(async () => (await shared)?.drop());

/** Two pools of connections, as two processes have, to one database for all of these tests. */
async function open(): Promise<HarnessedGoods> {
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
}

describe('the sample good in PostgreSQL', () => {
  goodsHarness(sampleGood, open);
  killHarness(open, 1);
});
