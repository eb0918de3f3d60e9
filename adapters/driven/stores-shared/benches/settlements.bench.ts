// How long it takes to close a run over 100,000 sales of 300 shops, and to write its file for the bank, on the embedded
// database, beside a floor: the same database adds up the lines of the ledger once.
import { closeSettlements } from '#application/vouchers/settlements/close-settlements.ts';
import { goodOf } from '#application/vouchers/settlements/read-run.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { sepaFile } from '#domain/vouchers/settlements/sepa-file.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { settledShops, soldSale } from '#fixtures/builders/vouchers/settled-town.ts';
import { sqlGoodsFigures } from '../../sqlite/tables/scarcity/goods-figures.table.ts';
import { sqlGoodsRecords } from '../../sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '../../sqlite/tables/scarcity/goods.table.ts';

const [sales, shopCount] = [100_000, 300];
const realm = realmId('vilanova');
const good = goodOf(realm, 'otono');
const database = openSql();
const shopOf = (n: number): string => `s${n % shopCount}`;

const addRecord =
  database.prepare(`INSERT INTO scarce_records (realm, good, kind, id, owner, at, version, body)
  VALUES (?, ?, 'sale', ?, ?, ?, 1, ?)`);
const addEntry = database.prepare(`INSERT INTO scarce_entries
  (realm, good, transaction_number, line, at, kind, account, place, amount) VALUES (?, ?, ?, ?, ?, 'cents', ?, NULL, ?)`);
database.exec('BEGIN');
for (let n = 1; n <= sales; n += 1) {
  const sale = soldSale(String(n), shopOf(n), n);
  addRecord.run(realm, good.good, sale.id, sale.shop, n, JSON.stringify(sale));
  const lines = [
    [`shop/${sale.shop}`, -2000],
    ['holders', 1000],
    ['council', 1000],
  ] as const;
  for (const [line, [account, amount]] of lines.entries())
    addEntry.run(realm, good.good, -n, line, n, account, amount);
}
database.exec('COMMIT');

const [first] = settledShops;
if (first === undefined) throw new Error('no shop');
const shops = Array.from({ length: shopCount }, (_, n) => ({ ...first, id: shopOf(n), number: n + 1 }));
const [goods, goodsRecords, goodsFigures] = [
  sqlGoods(database),
  sqlGoodsRecords(database),
  sqlGoodsFigures(database),
];
const clock = { now: (): Instant => sales + 61_000 };
const ports = { goods, goodsRecords, goodsFigures, clock, shops: { list: () => Promise.resolve(shops) } };

let began = performance.now();
await goodsFigures.accountsBefore(good, sales + 1);
const floor = performance.now() - began;
began = performance.now();
const closed = await closeSettlements(ports)(realm, 'otono', 'Neus');
if (isLeft(closed)) throw new Error(closed.left.kind);
const closing = performance.now() - began;
began = performance.now();
const file = sepaFile({
  id: '1',
  madeAt: '2026-11-28T10:00:00',
  day: '2026-11-30' as never,
  from: first,
  taxNumber: first.taxNumber,
  transfers: closed.right.settlements.map(({ id, amount }) => ({ id, to: first, amount, concept: 'Bonos' })),
});
const writing = performance.now() - began;
const { settlements } = closed.right;
console.log(
  `${settlements.length} shops, ${sales} sales: closed in ${closing.toFixed(0)} ms (floor ${floor.toFixed(0)} ms),`,
  `a file of ${file.length} bytes in ${writing.toFixed(1)} ms`,
);
