// What a campaign of 28,700 vouchers and 100,000 sales in 300 shops takes on both databases: its figures in the office, the
// open report, a wallet, the day and the list of shops, the closing of a run and its file for the bank. Beside them is a floor:
// the same database adds up the lines of the ledger once. Processor time is that of this process: what PostgreSQL works is only
// in the time by the clock.
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { postgresGoodsFigures } from '#adapters/driven/postgres/tables/scarcity/goods-figures.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { postgresShops } from '#adapters/driven/postgres/tables/vouchers/shop-register.table.ts';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import { countCampaign } from '#application/vouchers/count-campaign.ts';
import { viewOrder } from '#application/vouchers/issue/read-wallet.ts';
import { salesOfDay } from '#application/vouchers/sales/sales-of-day.ts';
import { closeSettlements } from '#application/vouchers/settlements/close-settlements.ts';
import { goodOf } from '#application/vouchers/settlements/read-run.ts';
import { reportCampaign } from '#application/vouchers/settlements/report-campaign.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { sepaFile } from '#domain/vouchers/settlements/sepa-file.ts';
import { shopStep } from '#domain/vouchers/shops/act-on-shop.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { settledShops } from '#fixtures/builders/vouchers/settled-town.ts';
import { openRules } from '#fixtures/builders/vouchers/given-vouchers.ts';
import { fillPostgresSales, fillSales, shopOf, type SoldMuch, voucherOf } from '#fixtures/load/fill-sales.ts';
import { setup } from '../../../../.config/test-postgres.ts';
import { sqlGoodsFigures } from '../../sqlite/tables/scarcity/goods-figures.table.ts';
import { sqlGoodsRecords } from '../../sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '../../sqlite/tables/scarcity/goods.table.ts';
import { sqlShops } from '../../sqlite/tables/vouchers/shop-register.table.ts';

const realm = realmId('vilanova');
const much: SoldMuch = {
  good: goodOf(realm, 'otono'),
  sales: 100_000,
  shops: 300,
  vouchers: 28_700,
  from: noon,
};
const town = aTown();
const campaign = { ...openCampaign, waves: [] };
const now = noon + much.sales + 61_000;

interface Stores {
  readonly goods: GoodsStore;
  readonly goodsRecords: GoodsRecords;
  readonly goodsFigures: GoodsFigures;
  readonly shops: ShopRegister;
}

const [first] = settledShops;
if (first === undefined) throw new Error('no shop');

async function fillShops({ shops }: Stores): Promise<void> {
  for (let n = 0; n < much.shops; n += 1) {
    const shop = {
      ...first,
      id: shopOf(n, much.shops),
      name: `Tienda ${n}`,
      taxNumber: `B${10_000_000 + n}`,
    } as NonNullable<typeof first>;
    await shops.add(realm, shop, shopStep(null, shop, 'apply', { by: 'sender', at: noon }));
  }
}

const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians of seven looks after two that warm up. */
async function look(name: string, work: () => Promise<unknown>, limit: string): Promise<void> {
  const [times, cores]: [number[], number[]] = [[], []];
  for (let n = 0; n < 9; n += 1) {
    const [began, core] = [performance.now(), worked()];
    await work();
    if (n < 2) continue;
    times.push(performance.now() - began);
    cores.push(worked() - core);
  }
  process.stdout.write(
    `  ${name}: ${middle(times).toFixed(1)} ms by the clock, ${middle(cores).toFixed(1)} ms of a core${limit}\n`,
  );
}

/** Closes a run over all sales and writes its file, once. */
async function settle(ports: Stores): Promise<void> {
  const clock = { now: () => now };
  let [began, core] = [performance.now(), worked()];
  const closed = await closeSettlements({ ...ports, clock })(realm, 'otono', 'Neus');
  if (isLeft(closed)) throw new Error(closed.left.kind);
  const closing = `closed in ${(performance.now() - began).toFixed(0)} ms by the clock, ${(worked() - core).toFixed(0)} of a core`;
  [began, core] = [performance.now(), worked()];
  const from = { name: 'Ajuntament', iban: 'ES9121000418450200051332' };
  const file = sepaFile({
    id: '1',
    madeAt: '2026-11-28T10:00:00',
    day: '2026-11-30' as never,
    from,
    taxNumber: 'B58378431',
    transfers: closed.right.settlements.map(({ id, amount }) => ({ id, to: from, amount, concept: 'Bonos' })),
  });
  const { settlements } = closed.right;
  process.stdout.write(
    `  ${settlements.length} settlements: ${closing}; a file of ${file.length} bytes in ${(performance.now() - began).toFixed(1)} ms, ${(worked() - core).toFixed(1)} of a core (aim 1000 together)\n`,
  );
}

async function measure(name: string, ports: Stores): Promise<void> {
  const order = {
    id: 'o',
    holder: 'h5',
    area: null,
    vouchers: [1, 2, 3].map((n) => ({ id: voucherOf(n * 4), type: 'veinte' })),
    amount: cents(0),
    payment: null,
    state: 'granted',
    at: noon,
  } as const;
  const voucherKeys = { publicKey: () => new Uint8Array(32), sign: () => new Uint8Array(64) };
  const moment = { at: now, zone: town.timeZone };
  process.stdout.write(`${name}\n`);
  await look(
    'floor, the lines of the ledger once',
    () => ports.goodsFigures.accountsBefore(much.good, now),
    '',
  );
  await look('figures of the office', () => countCampaign(ports)(realm, campaign, moment), ' (aim 100)');
  await look(
    'open report, counted once a minute',
    () => reportCampaign(ports)(realm, campaign, moment),
    ' (aim 100)',
  );
  await look(
    'what is left, counted every two seconds',
    () => ports.goods.pools(much.good, now),
    ' (aim 100)',
  );
  await look(
    'an order of three vouchers in a wallet',
    () => viewOrder({ ...ports, voucherKeys, clock: { now: () => now } })(town, campaign, order),
    ' (aim 100)',
  );
  await look(
    'a day of a shop',
    () => salesOfDay(ports)(town, 's7', dayAt(noon, town.timeZone)),
    ' (aim 100)',
  );
  await look('list of 300 shops', () => ports.shops.list(realm), ' (aim 100)');
  await settle(ports);
}

const database = openSql();
const sqlite = {
  goods: sqlGoods(database),
  goodsRecords: sqlGoodsRecords(database),
  goodsFigures: sqlGoodsFigures(database),
  shops: sqlShops(database),
};
await openRules(sqlite.goods, realm, campaign);
await fillShops(sqlite);
fillSales(database, much);
await measure('SQLite', sqlite);
database.close();

const end = await setup();
const opened = await openPostgres(process.env['CONCEJO_TEST_POSTGRES'] ?? '');
if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
const postgres = {
  goods: postgresGoods(opened.right),
  goodsRecords: postgresGoodsRecords(opened.right),
  goodsFigures: postgresGoodsFigures(opened.right),
  shops: postgresShops(opened.right),
};
await openRules(postgres.goods, realm, campaign);
await fillShops(postgres);
await fillPostgresSales(opened.right, much);
await measure('PostgreSQL', postgres);
await opened.right.close();
await end?.();
