import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { sqlSteps } from '#adapters/driven/sqlite/tables/step.table.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import type { HarnessedGoods } from './goods-harness.ts';

/** One file that two connections have open, as two processes have. */
export async function openSqliteGoods(): Promise<HarnessedGoods> {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const [one, two] = [openSql(file), openSql(file)];
  onTestFinished(() => {
    one.close();
    two.close();
  });
  return {
    goods: sqlGoods(one),
    other: sqlGoods(two),
    books: sqlGoodsBooks(one),
    records: sqlGoodsRecords(one),
    steps: sqlSteps(one),
    at: { store: 'sqlite', place: file },
  };
}
