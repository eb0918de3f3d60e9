// Santa Pola's Sunday: 200 shops without a line for eight hours sell 10,000 times, and bring all of it at once. How long that
// takes on the embedded database, what was lost against the printed bound, and how large the list of 28,700 spent vouchers is.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeSettlements } from '#application/vouchers/settlements/close-settlements.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import type { SentOfflineSale } from '#application/vouchers/offline/read-offline-sale.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { packSpent } from '#domain/vouchers/offline/spent-list.ts';
import { worstLoss } from '#domain/vouchers/worst-loss.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import {
  offlineCampaign,
  offlineGood,
  offlineTills,
  offlineTown,
  tillOf,
  voucherOf,
} from '#fixtures/builders/vouchers/offline-tills.ts';
import { sqlGoodsBooks } from '../../sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsFigures } from '../../sqlite/tables/scarcity/goods-figures.table.ts';
import { sqlGoodsRecords } from '../../sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '../../sqlite/tables/scarcity/goods.table.ts';

const [shops, salesEach, vouchers] = [200, 50, 9500];
const hour = 3_600_000;
const offline = {
  vouchers: salesEach,
  amount: cents(100_000),
  hours: 8,
  devices: shops,
  bearer: 'council',
} as const;
const campaign = {
  ...offlineCampaign,
  budget: cents(100_000_000),
  waves: [{ at: offlineCampaign.issue.from, vouchers: 20_000 }],
  offline,
};
const folder = mkdtempSync(join(tmpdir(), 'concejo-offline-'));
const database = openSql(join(folder, 'concejo.sqlite'));
const goods = { ...sqlGoods(database), ...sqlGoodsRecords(database) };
const figures = sqlGoodsFigures(database);
const town = await offlineTills({ campaign, vouchers, type: 'veinte' }, goods);
const numbers = Array.from({ length: shops }, (_, n) => n + 1);

town.setTime(noon + 1000);
const reserved = await Promise.all(numbers.map((n) => town.reserve(n)));
const made = await Promise.all(
  numbers.map((n) =>
    Promise.all(
      Array.from({ length: salesEach }, (_, at) => {
        // The last 500 sales take vouchers that others have taken too.
        const voucher = ((n - 1) * salesEach + at) % vouchers;
        const lines = [{ code: voucherOf(voucher), uses: 1 }];
        return town.made(n, reserved[n - 1] ?? 0, { lines, madeAt: noon + 2000 + at * 500_000 });
      }),
    ),
  ),
);

town.setTime(noon + 8 * hour);
const began = performance.now();
const before = process.cpuUsage();
let [refused, again] = [0, 0];
/** Brings a sale until it is decided, as a till does. */
async function bring(n: number, sale: SentOfflineSale): Promise<void> {
  const came = await town.sync(n, sale);
  if (!isLeft(came)) return;
  if (came.left.kind !== 'busy') refused += 1;
  else {
    again += 1;
    await bring(n, sale);
  }
}
await Promise.all(
  numbers.map(async (n) => {
    for (const sale of made[n - 1] ?? []) await bring(n, sale);
  }),
);
const seconds = (performance.now() - began) / 1000;
const spent = process.cpuUsage(before);
const busy = (spent.user + spent.system) / 1_000_000;

town.setTime(noon + 9 * hour);
const shopList = { list: () => Promise.resolve(numbers.map((n) => tillOf(n).shop)) };
const closed = await closeSettlements({ ...town.ports, goodsFigures: figures, shops: shopList })(
  offlineTown.realm,
  campaign.id,
  'Neus',
);
if (isLeft(closed)) throw new Error(closed.left.kind);
const accounts = await figures.accounts(offlineGood);
const balance = accounts.reduce((sum, { amount }) => sum + amount, 0);
const lost = accounts.filter(({ account }) => account.startsWith('offline-loss/'));
const loss = lost.reduce((sum, { amount }) => sum + amount, 0);
const bound = worstLoss({ offline, types: campaign.types }, shops)?.whole ?? 0;
const stored = (await figures.records(offlineGood, saleKind)).reduce((sum, { records }) => sum + records, 0);
const [audit] = await auditGoods({ books: sqlGoodsBooks(database) })();
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const anyId = () => Array.from({ length: 12 }, () => letters.charAt(Math.random() * 32)).join('');
const packed = packSpent(Array.from({ length: 28_700 }, () => ({ id: anyId(), left: 0 })));
const size = packed.reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / 3) * 4, 0);
console.log(
  `${stored} sales of ${shops} shops brought in ${seconds.toFixed(1)} s, ${busy.toFixed(1)} s of a processor (${refused} refused, ${again} sent again),`,
  `loss ${loss / 100} € of at most ${bound / 100} €, ledger ${balance}, audit ${audit?.faults.length} faults,`,
  `settled ${closed.right.settlements.length} shops; 28,700 spent vouchers: ${(size / 1000).toFixed(1)} kB`,
);
database.close();
rmSync(folder, { recursive: true });
