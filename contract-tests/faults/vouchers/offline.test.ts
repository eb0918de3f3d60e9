import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsFigures } from '#adapters/driven/sqlite/tables/scarcity/goods-figures.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { salesWithoutLine } from './sales-without-line.ts';
import { syncedAtOnce } from './synced-at-once.ts';

salesWithoutLine('SQLite');

describe('sales of many tills without a line, in the embedded database', () => {
  syncedAtOnce(async () => {
    const place = join(scratchFolder(), 'concejo.sqlite');
    const database = openSql(place);
    onTestFinished(() => database.close());
    return {
      goods: { ...sqlGoods(database), ...sqlGoodsRecords(database) },
      books: sqlGoodsBooks(database),
      figures: sqlGoodsFigures(database),
      at: { store: 'sqlite', place },
    };
  });
});
