import { postgresAt } from '#adapters/driven/postgres/postgres.ts';
import { postgresGoodsBooks } from '#adapters/driven/postgres/tables/scarcity/goods-books.table.ts';
import { postgresGoodsFigures } from '#adapters/driven/postgres/tables/scarcity/goods-figures.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { openDatabase } from '#adapters/driven/sqlite/database.ts';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsFigures } from '#adapters/driven/sqlite/tables/scarcity/goods-figures.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import type { GoodsBooks } from '#application/ports/server/scarcity/goods-books.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { GoodsPlace } from '../scarcity/killed-sellers.ts';
import type { SellingStore } from './sold-vouchers.ts';

/** A store with its books, which an audit reads. */
export interface AuditedStore extends SellingStore {
  readonly books: GoodsBooks;
  readonly close: () => Promise<void>;
}

/** Opens what is sold at a place, whose tables are there. */
export function sellingStore({ store, place }: GoodsPlace): AuditedStore {
  if (store === 'postgres') {
    const postgres = postgresAt(place);
    return {
      goods: postgresGoods(postgres),
      records: postgresGoodsRecords(postgres),
      figures: postgresGoodsFigures(postgres),
      books: postgresGoodsBooks(postgres),
      close: () => postgres.close(),
    };
  }
  const opened = openDatabase(place);
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  const database = opened.right;
  return {
    goods: sqlGoods(database),
    records: sqlGoodsRecords(database),
    figures: sqlGoodsFigures(database),
    books: sqlGoodsBooks(database),
    close: async () => database.close(),
  };
}
