import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { sqlSteps } from '#adapters/driven/sqlite/tables/step.table.ts';
import { threadedWriter } from '#adapters/driven/sqlite/writing/threaded-writer.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import type { HarnessedGoods } from './goods-harness.ts';

/** One file that two connections have open, as two processes have: one writes in a thread, as the server does. */
export async function openSqliteGoods(): Promise<HarnessedGoods> {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const [one, two] = [openSql(file), openSql(file)];
  const writer = threadedWriter(file, one);
  onTestFinished(async () => {
    await writer.close();
    one.close();
    two.close();
  });
  return {
    goods: sqlGoods(one, writer),
    other: sqlGoods(two),
    books: sqlGoodsBooks(one),
    records: sqlGoodsRecords(one),
    steps: sqlSteps(one),
    at: { store: 'sqlite', place: file },
  };
}
