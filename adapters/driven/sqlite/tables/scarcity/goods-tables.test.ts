import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goodsCalendarContract } from '#contract-tests/ports/server/scarcity/goods-calendar.ts';
import { goodsFiguresContract } from '#contract-tests/ports/server/scarcity/goods-figures.ts';
import { goodsStoreContract } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import { intranetRecordsContract } from '#contract-tests/ports/server/scarcity/intranet-records.ts';
import { phoneRecordsContract } from '#contract-tests/ports/server/scarcity/phone-records.ts';
import { shopRecordsContract } from '#contract-tests/ports/server/scarcity/shop-records.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sqlSteps } from '../step.table.ts';
import { sqlGoodsBooks } from './goods-books.table.ts';
import { sqlGoodsCalendar } from './goods-calendar.table.ts';
import { sqlGoodsFigures } from './goods-figures.table.ts';
import { sqlGoodsRecords } from './goods-records.table.ts';
import { sqlGoods } from './goods.table.ts';

function twoConnections() {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const databases = [openSql(file), openSql(file)] as const;
  onTestFinished(() => {
    for (const one of databases) one.close();
  });
  return databases;
}

goodsStoreContract('SQLite', async () => {
  const [one, two] = twoConnections();
  return {
    goods: sqlGoods(one),
    other: sqlGoods(two),
    books: sqlGoodsBooks(one),
    records: sqlGoodsRecords(two),
    steps: sqlSteps(one),
  };
});

goodsFiguresContract('SQLite', async () => {
  const [one, two] = twoConnections();
  return { goods: sqlGoods(one), figures: sqlGoodsFigures(two) };
});

goodsCalendarContract('SQLite', async () => {
  const [one, two] = twoConnections();
  return { goods: sqlGoods(one), calendar: sqlGoodsCalendar(two) };
});

for (const contract of [intranetRecordsContract, phoneRecordsContract, shopRecordsContract])
  contract('SQLite', async () => {
    const [one, two] = twoConnections();
    return { goods: sqlGoods(one), other: sqlGoods(two), records: sqlGoodsRecords(two) };
  });

describe('the embedded database of scarce goods', () => {
  it('itself refuses more than there is, a cell that two have, and a use too many', () => {
    const database = openSql();
    const pool = (held: number, taken: number) => () =>
      database.exec(`INSERT INTO scarce_pools VALUES ('v', 'g', 'p', 3, NULL, 0, ${held}, ${taken})`);
    expect(pool(2, 2)).toThrow('CHECK');
    expect(pool(-1, 2)).toThrow('CHECK');
    const cell = (grant: string) => () =>
      database.exec(`INSERT INTO scarce_cells VALUES ('v', 'g', 'p', 'c', '${grant}')`);
    cell('a')();
    expect(cell('b')).toThrow('UNIQUE');
    const used = () =>
      database.exec(
        `INSERT INTO scarce_grants VALUES ('v', 'g', 'a', 'h', '[]', 'used', NULL, 0, 1, 2, NULL)`,
      );
    expect(used).toThrow('CHECK');
    database.close();
  });
});
