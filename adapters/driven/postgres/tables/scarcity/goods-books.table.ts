import {
  cellColumns,
  cellOfRow,
  ledgerColumns,
  ledgerEntryOfRow,
  goodsGrantColumns,
  goodsGrantOfRow,
  goodsPage,
  poolColumns,
  poolOfRow,
} from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import type { GoodsBooks } from '#application/ports/server/scarcity/goods-books.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { DatabaseRow, Postgres, RunStatement } from '../../postgres.ts';

const entryColumns = `transaction_number, ${ledgerColumns}`;

/** Reads rows by their key, page by page; `read` gives the key of the row that it has read. */
async function eachPage(
  page: (after: readonly unknown[]) => Promise<readonly DatabaseRow[]>,
  first: readonly unknown[],
  read: (row: DatabaseRow) => readonly unknown[],
): Promise<void> {
  for (let after = first; ; ) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const rows = await page(after);
    for (const row of rows) after = read(row);
    if (rows.length < goodsPage) return;
  }
}

const pageOf =
  (ask: RunStatement, good: readonly unknown[], table: string, columns: string, key: string) =>
  (after: readonly unknown[]) => {
    const places = after.map((_, n) => `$${n + 3}`).join(', ');
    return ask(
      `SELECT ${columns} FROM ${table} WHERE realm = $1 AND good = $2 AND (${key}) > (${places})
        ORDER BY ${key} LIMIT ${goodsPage}`,
      [...good, ...after],
    );
  };

/** The books of scarce goods in PostgreSQL, all of a good as one snapshot shows it. */
export function postgresGoodsBooks({ ask, transaction }: Postgres): GoodsBooks {
  return {
    goods: async () =>
      (await ask('SELECT realm, good FROM scarce_goods ORDER BY realm, good')).map(({ realm, good }) => ({
        realm: realmId(String(realm)),
        good: String(good),
      })),
    each: ({ realm, good }, read) =>
      transaction(async (within) => {
        await within('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
        const of = (table: string, columns: string, key: string) =>
          pageOf(within, [realm, good], table, columns, key);
        await eachPage(of('scarce_pools', poolColumns, 'id'), [''], (row) => {
          read.pool(poolOfRow(row));
          return [row['id']];
        });
        await eachPage(of('scarce_grants', goodsGrantColumns, 'id'), [''], (row) => {
          read.grant(goodsGrantOfRow(row));
          return [row['id']];
        });
        await eachPage(of('scarce_cells', cellColumns, 'pool, cell'), ['', ''], (row) => {
          read.cell(cellOfRow(row));
          return [row['pool'], row['cell']];
        });
        await eachPage(of('scarce_entries', entryColumns, 'transaction_number, line'), [0, 0], (row) => {
          read.entry(ledgerEntryOfRow(row));
          return [row['transaction_number'], row['line']];
        });
      }),
  };
}
