// How long the home of the intranet takes with 300 colleagues and 50 pieces of news that everybody is to read, as a call from
// its arrival to its answer without the network, on both databases. Beside it is the floor: the same database counts who read.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectTo } from '#adapters/driven/sqlite/database.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { sqlStaffPeople } from '#adapters/driven/sqlite/tables/staff.table.ts';
import { postgresAt } from '#adapters/driven/postgres/postgres.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { postgresStaffPeople } from '#adapters/driven/postgres/tables/staff.table.ts';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { IntranetAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { intranetGood } from '#domain/intranet/intranet-records.ts';
import { readingRecord } from '#domain/intranet/news-reading.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aConfiguration } from '#fixtures/builders/councils/configuration.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { newSchema } from '#fixtures/builders/databases/open-postgres.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { sampleTowns } from '#fixtures/builders/towns/loaded-towns.ts';
import { setup } from '../../../../.config/test-postgres.ts';
import { openCouncil } from '../main.ts';

const [colleagues, news, runs] = [300, 50, 11];
const realm = realmId('vilanova');
const people = Array.from({ length: colleagues }, (_, n) => `colleague-${n}`);
const countReadings = "SELECT count(*) AS n FROM scarce_records WHERE kind = 'newsReading'";

/** What the bench asks of a database beside the council that uses it. */
interface Beside {
  readonly people: Pick<StaffPeople, 'change'>;
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly addDocument: (collection: string, id: string, place: number, body: object) => Promise<unknown>;
  readonly count: () => Promise<unknown>;
  readonly close: () => unknown;
}

const newsWithin = (id: string, n: number) => ({
  _id: id,
  audience: 'staff',
  isPublished: true,
  mustRead: true,
  title: {
    es: `Nuevas instrucciones del mostrador, n.º ${n}`,
    va: `Noves instruccions del mostrador, núm. ${n}`,
  },
  lead: { es: 'Desde el lunes se atiende de otro modo.', va: 'Des de dilluns s’atén d’una altra manera.' },
  body: { es: '<p>Lo que cambia, y a quién preguntar.</p>'.repeat(20) },
  publishPeriod: { start: '2026-11-18' },
  data: { slug: id },
});

/** Everybody works here, is in the directory, and has read every piece of news. */
async function fill(beside: Beside): Promise<void> {
  // oxlint-disable no-await-in-loop -- one after the other
  for (const [n, id] of people.entries()) {
    const name = `Colega Apellido${n}`;
    await beside.people.change(realm, id, () => aPerson(id, { name }), { by: 'operator', at: noon });
    const inDirectory = {
      _id: `dir-${n}`,
      name,
      extension: String(2000 + n),
      department: { es: 'Urbanismo' },
    };
    await beside.addDocument('directorio', `dir-${n}`, 10_000 + n, inDirectory);
  }
  for (let n = 0; n < news; n += 1) {
    const id = `bench-${n}`;
    await beside.addDocument('articulos', id, 10_000 + n, newsWithin(id, n));
    const records = people.map((person, at) => readingRecord({ news: id, person, at: noon - at }));
    const asked = { key: id, bodyHash: id, at: noon, by: 'bench', acts: [], money: [], records };
    const done = await beside.goods.ask({ realm, good: intranetGood }, asked);
    if (isLeft(done)) throw new Error(JSON.stringify(done.left));
  }
  // oxlint-enable no-await-in-loop
}

/** The median of eleven runs after one that warms up: milliseconds of this process’s cores, and by the clock. */
async function timeOf(work: () => Promise<unknown>): Promise<string> {
  const [cores, clock]: [number[], number[]] = [[], []];
  await work();
  for (let n = 0; n < runs; n += 1) {
    const [used, began] = [process.cpuUsage(), performance.now()];
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    await work();
    const { user, system } = process.cpuUsage(used);
    cores.push((user + system) / 1000);
    clock.push(performance.now() - began);
  }
  const [ofCore = 0, byClock = 0] = [cores, clock].map((times) => times.toSorted((a, b) => a - b)[5]);
  return `${ofCore.toFixed(1).padStart(6)} ms of a core, ${byClock.toFixed(1).padStart(6)} ms by the clock`;
}

async function measure(name: string, databaseUrl: string | undefined, besideOf: (data: string) => Beside) {
  const data = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
  const place = databaseUrl === undefined ? {} : { databaseUrl };
  const opened = await openCouncil({ ...aConfiguration(data), ...place }, { now: () => noon });
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  for (const folder of sampleTowns) await opened.right.load(folder);
  const beside = besideOf(data);
  await fill(beside);
  const cookie = await staffCookie({ data, databaseUrl }, { id: 'neus', roles: ['publisher'] });
  const server = await opened.right.server('/no-web', { write: () => undefined });
  const call = () => server.inject({ url: '/api/vilanova/staff/intranet', headers: { cookie } });
  const answer = await call();
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const home = answer.json<IntranetAnswer>();
  const read = home.news[0]?.read;
  process.stdout.write(
    `${name}: ${home.people.length} in the directory, ${home.news.length} pieces of news shown, read by ${read?.count} of ${read?.of}, ${Math.round(answer.rawPayload.length / 1000)} kB, load ${loadavg()[0]?.toFixed(0)}\n`,
  );
  process.stdout.write(`  ${await timeOf(call)}: the home\n`);
  process.stdout.write(`  ${await timeOf(beside.count)}: the floor, all readings counted\n`);
  await server.close();
  await beside.close();
  await opened.right.close();
  rmSync(data, { recursive: true, force: true });
}

await measure('SQLite', undefined, (data) => {
  const database = connectTo(join(data, 'concejo.sqlite'));
  const put = database.prepare(
    `INSERT INTO documents (realm, collection, id, place, body) VALUES ('${realm}', ?, ?, ?, ?)`,
  );
  return {
    people: sqlStaffPeople(database),
    goods: sqlGoods(database),
    addDocument: async (collection, id, at, body) => put.run(collection, id, at, JSON.stringify(body)),
    count: async () => database.prepare(countReadings).all(),
    close: () => database.close(),
  };
});
const end = await setup();
const url = await newSchema();
await measure('PostgreSQL', url, () => {
  const postgres = postgresAt(url);
  const put = `INSERT INTO documents (realm, collection, id, place, body) VALUES ('${realm}', $1, $2, $3, $4)`;
  return {
    people: postgresStaffPeople(postgres),
    goods: postgresGoods(postgres),
    addDocument: (collection, id, at, body) => postgres.ask(put, [collection, id, at, JSON.stringify(body)]),
    count: () => postgres.ask(countReadings),
    close: () => postgres.close(),
  };
});
await end?.();
