import { describe, onTestFinished } from 'vitest';
import { postgresGoodsBooks } from '#adapters/driven/postgres/tables/scarcity/goods-books.table.ts';
import { postgresGoodsFigures } from '#adapters/driven/postgres/tables/scarcity/goods-figures.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { makeDatabase, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { salesWithoutLine } from './sales-without-line.ts';
import { syncedAtOnce } from './synced-at-once.ts';

openCouncilsOnPostgres();
salesWithoutLine('PostgreSQL');

describe('sales of many tills without a line, in PostgreSQL', () => {
  syncedAtOnce(async () => {
    const { url: place, drop } = await makeDatabase();
    onTestFinished(() => drop());
    const postgres = await openTestPostgres(place);
    return {
      goods: { ...postgresGoods(postgres), ...postgresGoodsRecords(postgres) },
      books: postgresGoodsBooks(postgres),
      figures: postgresGoodsFigures(postgres),
      at: { store: 'postgres', place },
    };
  });
});
