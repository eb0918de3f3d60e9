// A process that brings sales that were made without a line until it is killed: `node contract-tests/faults/bring-sales.ts
// STORE PLACE`, where the store is sqlite or postgres and the place a file or an address. It brings the last sale first, and
// prints each answer in a line as soon as it has it.
import { openDatabase } from '#adapters/driven/sqlite/database.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { postgresAt } from '#adapters/driven/postgres/postgres.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { isLeft } from '#domain/shared/result.ts';
import { crowdOfTills } from './vouchers/crowd-of-tills.ts';

const [, , store, place = ''] = process.argv;

function goodsAt() {
  if (store === 'postgres') {
    const postgres = postgresAt(place);
    return { ...postgresGoods(postgres), ...postgresGoodsRecords(postgres) };
  }
  const opened = openDatabase(place);
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  return { ...sqlGoods(opened.right), ...sqlGoodsRecords(opened.right) };
}

const { sales, bring } = await crowdOfTills(goodsAt());
// oxlint-disable-next-line no-await-in-loop -- a till brings one after the other
for (const sale of sales.toReversed()) process.stdout.write(`${JSON.stringify(await bring(sale))}\n`);
process.exit(0);
