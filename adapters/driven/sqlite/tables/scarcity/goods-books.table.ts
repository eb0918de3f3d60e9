import type { DatabaseSync } from 'node:sqlite';
import {
  cellColumns,
  cellOfRow,
  ledgerColumns,
  ledgerEntryOfRow,
  goodsGrantColumns,
  goodsGrantOfRow,
  poolColumns,
  poolOfRow,
} from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import type { GoodsBooks } from '#application/ports/server/scarcity/goods-books.ts';
import { realmId } from '#domain/shared/ids.ts';

/** The books of scarce goods in the embedded database. One read transaction sees one moment, and lets others write. */
export function sqlGoodsBooks(database: DatabaseSync): GoodsBooks {
  const goods = database.prepare('SELECT realm, good FROM scarce_goods ORDER BY realm, good');
  const of = (table: string, columns: string, order: string) =>
    database.prepare(`SELECT ${columns} FROM ${table} WHERE realm = ? AND good = ? ORDER BY ${order}`);
  const pools = of('scarce_pools', poolColumns, 'id');
  const grants = of('scarce_grants', goodsGrantColumns, 'id');
  const cells = of('scarce_cells', cellColumns, 'pool, cell');
  const entries = of('scarce_entries', `transaction_number, ${ledgerColumns}`, 'transaction_number, line');
  return {
    goods: async () =>
      goods.all().map(({ realm, good }) => ({ realm: realmId(String(realm)), good: String(good) })),
    each: async ({ realm, good }, read) => {
      database.exec('BEGIN');
      try {
        for (const row of pools.iterate(realm, good)) read.pool(poolOfRow(row));
        for (const row of grants.iterate(realm, good)) read.grant(goodsGrantOfRow(row));
        for (const row of cells.iterate(realm, good)) read.cell(cellOfRow(row));
        for (const row of entries.iterate(realm, good)) read.entry(ledgerEntryOfRow(row));
      } finally {
        database.exec('COMMIT');
      }
    },
  };
}
