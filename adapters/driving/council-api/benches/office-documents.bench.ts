// How long the office's list of documents takes with 10,000 of them, as a call from its arrival to its answer without the
// network, on both databases, and the search of the office: when nothing has changed, and as the first call after a publication (medians of nine). Beside it is the
// floor: the same database counts the bytes of the documents.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { connectTo } from '#adapters/driven/sqlite/database.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aConfiguration } from '#fixtures/builders/councils/configuration.ts';
import { newSchema } from '#fixtures/builders/databases/open-postgres.ts';
import { sampleTowns } from '#fixtures/builders/towns/loaded-towns.ts';
import { setup } from '../../../../.config/test-postgres.ts';
import { openCouncil } from '../main.ts';

const [wanted, limit] = [10_000, 100];
const token = 'the-token-of-the-bench';
const words = ['plaza', 'molino', 'biblioteca', 'mercado', 'acequia', 'piscina', 'escuela'];
const inTown = "FROM documents WHERE realm = 'vilanova'";

/** What the bench asks of a database beside the council that uses it. */
interface Beside {
  readonly ask: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly add: (id: string, place: number, body: string) => Promise<unknown>;
  readonly close: () => unknown;
}

/** Copies of the town's own articles under other names, until there are 10,000 documents. */
async function fill({ ask, add }: Beside): Promise<void> {
  const rows = await ask(`SELECT body ${inTown} AND collection = 'articulos' ORDER BY place`);
  const [count] = await ask(`SELECT count(*) AS n ${inTown}`);
  for (let n = Number(count?.['n']); n < wanted; n += 1) {
    const body = JSON.parse(String(rows[n % rows.length]?.['body'])) as Record<string, unknown>;
    const id = `bench-${n}`;
    const title = { es: `Obras en la ${words[n % words.length]}, tramo ${n}`, va: `Obres, tram ${n}` };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await add(id, 10_000 + n, JSON.stringify({ ...body, _id: id, title }));
  }
}

const middle = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
/** Milliseconds of this process’s cores, and by the clock. */
const timed = async (work: () => Promise<unknown>): Promise<Took> => {
  const [cores, began] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(cores);
  return { cores: (user + system) / 1000, clock: performance.now() - began };
};
interface Took {
  readonly cores: number;
  readonly clock: number;
}

async function measure(
  name: string,
  databaseUrl: string | null,
  besideOf: (data: string) => Promise<Beside>,
) {
  const data = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
  const servicesFile = join(data, 'services.json');
  const neus = { name: 'Neus', token: createHash('sha256').update(token).digest('hex') };
  const staff = { vilanova: [{ ...neus, roles: [{ role: 'publisher' }] }] };
  writeFileSync(servicesFile, JSON.stringify({ staff }), { mode: 0o600 });
  const configuration = {
    ...aConfiguration(data),
    servicesFile,
    ...(databaseUrl !== null && { databaseUrl }),
  };
  const opened = await openCouncil(configuration, { now: () => Date.now() });
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  for (const folder of sampleTowns) await opened.right.load(folder);
  const beside = await besideOf(data);
  await fill(beside);
  const server = await opened.right.server('/no-web', { write: () => undefined });
  const headers = { authorization: `Bearer ${token}` };
  const at = '/api/vilanova/staff/documents';
  const list = async (query: string) => {
    const { statusCode, body } = await server.inject({ url: `${at}${query}`, headers });
    if (statusCode !== 200) throw new Error(body);
    return JSON.parse(body) as { readonly itemsCount: number };
  };
  const post = async (path: string, payload: object) => {
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: `${at}${path}`,
      headers,
      payload,
    });
    if (statusCode !== 200) throw new Error(body);
  };
  const floor = await timed(() => beside.ask(`SELECT sum(length(body)) AS n ${inTown}`));
  const first = await timed(() => list('?limit=50'));
  const { itemsCount } = await list('?limit=50');
  const tell = (what: string, ...times: readonly Took[]) => {
    const [cores, clock] = [middle(times.map((one) => one.cores)), middle(times.map((one) => one.clock))];
    process.stdout.write(
      `  ${cores.toFixed(1).padStart(6)} ms of a core, ${clock.toFixed(1).padStart(6)} ms by the clock: ${what}\n`,
    );
  };
  process.stdout.write(`${name}: ${itemsCount} documents, limit ${limit} ms\n`);
  tell('the floor: their bytes counted', floor);
  tell('the very first call of a server', first);
  for (const query of [
    '?limit=50',
    '?limit=50&offset=9900',
    '?text=obras tramo',
    '?text=zeppelin',
    '?state=draft',
  ]) {
    const times: Took[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    for (let n = 0; n < 9; n += 1) times.push(await timed(() => list(encodeURI(query))));
    tell(query, ...times);
  }
  for (const text of ['obras en la plaza', 'zeppelin', 'a']) {
    const url = `/api/vilanova/staff/search?text=${encodeURIComponent(text)}`;
    const times: Took[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    for (let n = 0; n < 9; n += 1) times.push(await timed(async () => server.inject({ url, headers })));
    tell(`the search for ${text}`, ...times);
  }
  const after: Took[] = [];
  for (let n = 0; n < 9; n += 1) {
    const body = {
      title: { es: `Nueva ${n}` },
      isPublished: true,
      categories: ['noticias'],
      data: { slug: `n-${n}` },
    };
    await post('/articulos', { id: `nueva-${n}`, body });
    await post(`/articulos/nueva-${n}/acts`, { version: 1, act: 'publish' });
    after.push(await timed(() => list('?limit=50')));
  }
  tell('the first call after a publication', ...after);
  await server.close();
  await beside.close();
  await opened.right.close();
  rmSync(data, { recursive: true, force: true });
}

await measure('SQLite', null, async (data) => {
  const database = connectTo(join(data, 'concejo.sqlite'));
  const put = database.prepare(
    "INSERT INTO documents (realm, collection, id, place, body) VALUES ('vilanova', 'articulos', ?, ?, ?)",
  );
  return {
    ask: async (text) => database.prepare(text).all(),
    add: async (id, place, body) => put.run(id, place, body),
    close: () => database.close(),
  };
});
const end = await setup();
const url = await newSchema();
await measure('PostgreSQL', url, async () => {
  const postgres = await openPostgres(url);
  if (isLeft(postgres)) throw new Error(JSON.stringify(postgres.left));
  const text =
    "INSERT INTO documents (realm, collection, id, place, body) VALUES ('vilanova', 'articulos', $1, $2, $3)";
  return {
    ask: (asked) => postgres.right.ask(asked),
    add: (id, place, body) => postgres.right.ask(text, [id, place, body]),
    close: () => postgres.right.close(),
  };
});
await end?.();
