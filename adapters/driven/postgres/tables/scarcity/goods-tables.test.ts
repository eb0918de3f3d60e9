import { describe, expect, it } from 'vitest';
import { goodsCalendarContract } from '#contract-tests/ports/server/scarcity/goods-calendar.ts';
import { goodsFiguresContract } from '#contract-tests/ports/server/scarcity/goods-figures.ts';
import { goodsStoreContract } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import { intranetRecordsContract } from '#contract-tests/ports/server/scarcity/intranet-records.ts';
import { phoneRecordsContract } from '#contract-tests/ports/server/scarcity/phone-records.ts';
import { shopRecordsContract } from '#contract-tests/ports/server/scarcity/shop-records.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { postgresSteps } from '../step.table.ts';
import { postgresGoodsBooks } from './goods-books.table.ts';
import { postgresGoodsCalendar } from './goods-calendar.table.ts';
import { postgresGoodsFigures } from './goods-figures.table.ts';
import { postgresGoodsRecords } from './goods-records.table.ts';
import { postgresGoods } from './goods.table.ts';

goodsStoreContract('PostgreSQL', async () => {
  const database = await emptyPostgres();
  return {
    goods: postgresGoods(database),
    other: postgresGoods(database),
    books: postgresGoodsBooks(database),
    records: postgresGoodsRecords(database),
    steps: postgresSteps(database),
  };
});

goodsFiguresContract('PostgreSQL', async () => {
  const database = await emptyPostgres();
  return { goods: postgresGoods(database), figures: postgresGoodsFigures(database) };
});

goodsCalendarContract('PostgreSQL', async () => {
  const database = await emptyPostgres();
  return { goods: postgresGoods(database), calendar: postgresGoodsCalendar(database) };
});

for (const contract of [intranetRecordsContract, phoneRecordsContract, shopRecordsContract])
  contract('PostgreSQL', async () => {
    const database = await emptyPostgres();
    return {
      goods: postgresGoods(database),
      other: postgresGoods(database),
      records: postgresGoodsRecords(database),
    };
  });

describe('the PostgreSQL of scarce goods', () => {
  it('itself refuses more than there is, a cell that two have, and a use too many', async () => {
    const { ask } = await emptyPostgres();
    const pool = (held: number, taken: number) =>
      ask(`INSERT INTO scarce_pools VALUES ('v', 'g', 'p', 3, NULL, 0, ${held}, ${taken})`);
    await expect(pool(2, 2)).rejects.toThrow('23514');
    await expect(pool(-1, 2)).rejects.toThrow('23514');
    const cell = (grant: string) => ask(`INSERT INTO scarce_cells VALUES ('v', 'g', 'p', 'c', '${grant}')`);
    await cell('a');
    await expect(cell('b')).rejects.toThrow();
    const used = ask(
      `INSERT INTO scarce_grants VALUES ('v', 'g', 'a', 'h', '[]', 'used', NULL, 0, 1, 2, NULL)`,
    );
    await expect(used).rejects.toThrow('23514');
  });
});
