// A rush for vouchers, on both databases: people come at the rate at which 160,000 come in ten minutes, to vouchers of which
// there are 28,700 for so many; each reads the page and orders one, while others vote. A tenth of them come, or as many as
// `CONCEJO_RUSH=160000` says, to the database that `CONCEJO_RUSH_ON` names (`sqlite`, `postgres`) or to both. Printed beside what the same votes waited without the rush, and the synced writes of this disk
// (Linux).
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { postgresGoodsBooks } from '#adapters/driven/postgres/tables/scarcity/goods-books.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import type { GoodsBooks } from '#application/ports/server/scarcity/goods-books.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { loadTownInto, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { openRules } from '#fixtures/builders/vouchers/given-vouchers.ts';
import type { RushFigures, RushPlan } from '#fixtures/load/send-rush.ts';
import { parentOf, spentWithChildren } from '#fixtures/load/spent-seconds.ts';
import { syncsASecond } from '#fixtures/load/sync-probe.ts';

const people = Number(process.env['CONCEJO_RUSH'] ?? 16_000);
const seconds = Math.round((people * 600) / 160_000);
const vouchers = Math.round((people * 28_700) / 160_000);
const votesASecond = 20;
// 1,200 votes: of 400, four would be the p99, and it would vary threefold.
const quietSeconds = 60;
/** After a start a server draws its homes once, after twenty seconds (homes-ahead.ts). */
const startMs = 30_000;

const root = join(import.meta.dirname, '..', '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const realm = realmId('nova');
const now = Date.now();
const [type] = openCampaign.types;
if (type === undefined) throw new Error('the campaign has no type');
const campaign: VoucherCampaign = {
  ...openCampaign,
  budget: cents(vouchers * 2000),
  types: [
    { ...type, id: 'veinte', face: cents(2000), price: cents(0), uses: 1, most: vouchers, perPerson: 1 },
  ],
  waves: [],
  register: 'census',
  perPerson: 1,
  issue: { from: now - 3_600_000, until: now + 86_400_000 },
  redeem: { from: now - 3_600_000, until: now + 864_000_000 },
};
const good = { realm, good: goodOfCampaign(campaign.id) };

/** A database that the bench looks into before and after. */
interface Looked {
  readonly goods: GoodsStore;
  readonly books: GoodsBooks;
  readonly close: () => Promise<void>;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
const waits = (values: readonly number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(0)}, p99 ${percentile(values, 0.99).toFixed(0)}, longest ${percentile(values, 1).toFixed(0)} ms`;

async function send(plan: RushPlan): Promise<RushFigures> {
  const [planFile, outFile] = [join(folder, 'plan.json'), join(folder, 'out.json')];
  writeFileSync(planFile, JSON.stringify(plan));
  await promisify(execFile)(process.execPath, [
    join(root, 'fixtures', 'load', 'send-rush.ts'),
    planFile,
    outFile,
  ]);
  return JSON.parse(readFileSync(outFile, 'utf8')) as RushFigures;
}

/** What the database has in the end, beside what was answered. */
async function faults({ books, goods }: Looked, orders: RushFigures['orders']): Promise<string> {
  const [audited] = (await auditGoods({ books })()).filter(({ good: one }) => one === good.good);
  const granted: string[] = [];
  const ignore = () => {};
  await books.each(good, {
    pool: ignore,
    cell: ignore,
    entry: ignore,
    grant: ({ status, holder }) => void (status === 'granted' && granted.push(holder)),
  });
  const answered = orders.filter(({ status }) => status === 200).length;
  const left = (await goods.pools(good, Date.now())).find(({ id }) => id === 'all');
  const unsold = left === undefined ? Number.NaN : left.size - left.taken - left.held;
  const strange = orders.filter(({ status, where }) => status !== 200 && where !== 'soldOut');
  return `  ${granted.length} of ${vouchers} vouchers given to ${new Set(granted).size} people, ${answered} of them acknowledged; ${unsold} unsold, ${Math.max(0, granted.length - vouchers)} oversold; faults of the books ${audited?.faults.length ?? 'unknown'}; other answers ${strange.length}${strange.length > 0 ? ` (${JSON.stringify(strange[0])})` : ''}`;
}

interface Served {
  readonly name: string;
  readonly processes: number;
  readonly data: string;
  readonly look: () => Promise<Looked>;
  readonly databaseSeconds: () => number;
}

async function measure({ name, processes, data, look, databaseSeconds }: Served): Promise<void> {
  const voters = votesASecond * (seconds + quietSeconds) * 2;
  loadTownInto(data, crowdFiles({ count: people + voters, today: dayAt(now, 'Europe/Madrid') }));
  const before = await look();
  await openRules(before.goods, realm, campaign);
  await before.close();
  const servers = await Promise.all(Array.from({ length: processes }, () => startProcess({ data })));
  const plan = { urls: servers.map(({ url }) => url), campaign: campaign.id, votesASecond };
  const spent = () => servers.reduce((sum, { pid }) => sum + spentWithChildren(pid), 0);
  await after(startMs);
  const quiet = await send({ ...plan, from: 0, people: 0, seconds: quietSeconds, voters: people });
  const probe = syncsASecond(folder, 500);
  const [own, ofDatabase] = [spent(), databaseSeconds()];
  const rush = await send({
    ...plan,
    from: 0,
    people,
    seconds,
    voters: people + votesASecond * quietSeconds * 2,
  });
  const [each, eachOfDatabase] = [spent() - own, databaseSeconds() - ofDatabase].map(
    (sum) => (sum * 1000) / people,
  );
  const probeAfter = syncsASecond(folder, 500);
  await Promise.all(servers.map(({ stop }) => stop()));
  const { orders } = rush;
  const taken = (status: number) => orders.filter((one) => one.status === status).map(({ order }) => order);
  const votes = ({ votes: all }: RushFigures) =>
    all.filter(({ status }) => status === 200).map(({ last }) => last);
  const [p99, quietP99] = [percentile(votes(rush), 0.99), percentile(votes(quiet), 0.99)];
  const looked = await look();
  process.stdout.write(`${name}: ${orders.length} people in ${seconds} s, ${Math.round((orders.length / seconds) * 10) / 10} a second
  a person costs the servers ${each?.toFixed(2)} ms of a core${(eachOfDatabase ?? 0) > 0 ? ` and the database ${eachOfDatabase?.toFixed(2)}` : ''}: ${(((((each ?? 0) + (eachOfDatabase ?? 0)) * 160_000) / 600_000 / 2) * 100).toFixed(0)} % of two cores for 160,000 in ten minutes
  page: ${waits(orders.map(({ page }) => page))}
  voucher: ${waits(taken(200))}
  refusal: ${waits(taken(409))}; asked to come back ${orders.reduce((sum, { sentBack }) => sum + sentBack, 0)} times
  votes meanwhile, ${votes(rush).length} of ${rush.votes.length}: ${waits(votes(rush))}; without the rush ${waits(votes(quiet))}: ratio of p99 ${(p99 / quietP99).toFixed(1)} (aim 2)
  synced writes of this disk ${Math.round(Math.sqrt(probe * probeAfter))} a second
${await faults(looked, orders)}
`);
  await looked.close();
}

function lookSqlite(data: string): () => Promise<Looked> {
  return async () => {
    const database = openSql(join(data, 'concejo.sqlite'));
    return {
      goods: sqlGoods(database),
      books: sqlGoodsBooks(database),
      close: async () => database.close(),
    };
  };
}

async function withSqlite(): Promise<void> {
  const data = join(folder, 'sqlite');
  await measure({ name: 'SQLite', processes: 1, data, look: lookSqlite(data), databaseSeconds: () => 0 });
}

async function withPostgres(): Promise<void> {
  const keeper = spawn(process.execPath, [join(root, '.config', 'private-postgres.js')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: keeper.stdout }), 'line')) as [string];
  process.env['DATABASE_URL'] = url;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  const look = async () => {
    const opened = await openPostgres(url);
    if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
    const postgres = opened.right;
    return {
      goods: postgresGoods(postgres),
      books: postgresGoodsBooks(postgres),
      close: () => postgres.close(),
    };
  };
  const databaseSeconds = () => spentWithChildren(postmaster);
  await measure({ name: 'PostgreSQL', processes: 2, data: join(folder, 'postgres'), look, databaseSeconds });
  await client.end();
  keeper.stdin.end();
  await once(keeper, 'exit');
}

const on = process.env['CONCEJO_RUSH_ON'];
if (on !== 'postgres') await withSqlite();
if (on !== 'sqlite') await withPostgres();
rmSync(folder, { recursive: true, force: true });
