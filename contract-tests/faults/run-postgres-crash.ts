// PostgreSQL is killed while people hold vouchers: `node contract-tests/faults/run-postgres-crash.ts [CRASHES]`, six by default.
// Two processes of the product share the database; each of 600 people sends an order to both at once, and again until it is
// answered. Ends with 1 if an order that was acknowledged is not there, if more is held than there is, if something is left
// while somebody was refused, or if the books do not agree (Linux).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { postgresGoodsBooks } from '#adapters/driven/postgres/tables/scarcity/goods-books.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { readOrder } from '#application/vouchers/issue/read-order.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { loadTownInto, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { distantCookie, distantPost } from '#fixtures/builders/councils/distant-voter.ts';
import { crowdFiles, personOf } from '#fixtures/builders/towns/crowd-files.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { openRules } from '#fixtures/builders/vouchers/given-vouchers.ts';
import { crashingPostgres } from './vouchers/crashing-postgres.ts';

const crashes = Number(process.argv[2] ?? 6);
const [people, vouchers, devices] = [600, 400, 20];
const folder = mkdtempSync(join(tmpdir(), 'concejo-crash-'));
const realm = realmId('nova');
const now = Date.now();
const [type] = openCampaign.types;
if (type === undefined) throw new Error('the campaign has no type');
const campaign = {
  ...openCampaign,
  budget: cents(vouchers * 1000),
  types: [{ ...type, face: cents(2000), price: cents(1000), uses: 1, most: vouchers }],
  waves: [],
  perPerson: 1,
  register: 'census' as const,
  issue: { from: now - 3_600_000, until: now + 86_400_000 },
  redeem: { from: now - 3_600_000, until: now + 864_000_000 },
};
const good = { realm, good: goodOfCampaign(campaign.id) };

const database = await crashingPostgres(folder);
await database.start();
process.env['DATABASE_URL'] = database.url;
// A town that tries its forms with the sandbox sells vouchers there too: they are held until they are paid.
const mailbox = {
  _id: 'tasas',
  title: 'Tasas',
  payments: { gateway: 'sandbox', amount: 10, concept: 'Tasa' },
  form: [{ name: 'datos', title: 'Datos', fields: [{ name: 'calle', type: 'text', title: 'Calle' }] }],
};
loadTownInto(join(folder, 'data'), {
  ...crowdFiles({ count: people, today: dayAt(now, 'Europe/Madrid') }),
  'collections/mailboxes.json': JSON.stringify([mailbox]),
});

async function opened() {
  const found = await openPostgres(database.url);
  if (isLeft(found)) throw new Error(JSON.stringify(found.left));
  return found.right;
}
const before = await opened();
await openRules(postgresGoods(before), realm, campaign);
await before.close();
const servers = await Promise.all([1, 2].map(() => startProcess({ data: join(folder, 'data') })));
const cookies = await Promise.all(
  Array.from({ length: devices }, (_, n) => distantCookie(servers[0]?.url ?? '', n)),
);

const keyOf = (n: number) => `key-of-a-crash-${String(n).padStart(10, '0')}`;
let [answers, again] = [0, 0];
let due = Promise.withResolvers<void>();
let dueAt = Number.POSITIVE_INFINITY;

/** One order at one process, until there is an answer that is no failure of the database. */
async function order(url: string, n: number): Promise<number> {
  const { id, secret } = personOf(n);
  const lines = [{ type: type?.id, count: 1 }];
  const body = JSON.stringify({ key: keyOf(n), lines, identity: id, birthDay: `${secret}-01-01` });
  for (;;) {
    // oxlint-disable no-await-in-loop -- each try after the answer of the one before
    const path = `${url}/api/nova/vouchers/campaigns/${campaign.id}/orders`;
    const answer = await distantPost(path, n, body, cookies[n % devices]).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer !== null && answer.status < 500) {
      answers += 1;
      if (answers >= dueAt) due.resolve();
      return answer.status;
    }
    again += 1;
    await after(100 + Math.random() * 200);
    // oxlint-enable no-await-in-loop
  }
}

/** Crashes by turns after some answers, and starts again. */
async function crash(): Promise<void> {
  for (let n = 1; n <= crashes; n += 1) {
    // oxlint-disable no-await-in-loop -- one crash after the other
    due = Promise.withResolvers();
    dueAt = answers + 20 + Math.floor((Math.random() * people) / crashes);
    await Promise.race([due.promise, after(10_000)]);
    await database.crash();
    await after(200);
    await database.start();
    // oxlint-enable no-await-in-loop
  }
}

const crashing = crash();
const outcomes: (readonly number[])[] = [];
const lane = async (first: number) => {
  for (let n = first; n < people; n += 40) {
    // oxlint-disable-next-line no-await-in-loop -- a lane is one person after the other
    outcomes[n] = await Promise.all(servers.map(({ url }) => order(url, n)));
    await after(Math.random() * 150);
  }
};
await Promise.all(Array.from({ length: 40 }, (_, n) => lane(n)));
await crashing;
await Promise.all(servers.map(({ stop }) => stop()));

const store = await opened();
const parts = { goods: postgresGoods(store), goodsRecords: postgresGoodsRecords(store) };
const faults: string[] = [];
let held = 0;
for (const [n, statuses] of outcomes.entries()) {
  // oxlint-disable no-await-in-loop -- a few hundred
  const kept = await readOrder(parts)(good, keyOf(n));
  const grants = await Promise.all(
    (kept?.order.vouchers ?? []).map(({ id }) => parts.goods.grant(good, id, now)),
  );
  const isThere = grants.length === 1 && grants[0]?.status === 'held';
  held += Number(isThere);
  if (statuses.includes(200) !== isThere)
    faults.push(`${n}: answered ${statuses.join(' and ')}, there ${isThere}`);
  // oxlint-enable no-await-in-loop
}
const refused = outcomes.filter((statuses) => !statuses.includes(200)).length;
const audited = (await auditGoods({ books: postgresGoodsBooks(store) })()).flatMap((one) => one.faults);
await store.close();
await database.crash();
if (held !== vouchers) faults.push(`${held} of ${vouchers} held, while ${refused} were refused`);
faults.push(...audited.map((fault) => JSON.stringify(fault)));
console.log(
  `PostgreSQL: ${crashes} crashes, ${answers} answers, ${again} failures sent again; ${held} of ${vouchers} held, ${refused} refused; ${faults.length} faults`,
);
for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = faults.length === 0 ? 0 : 1;
