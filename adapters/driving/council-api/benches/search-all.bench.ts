// How long the search of the office takes with 100,000 requests and 5,000 comments in the embedded database, as a call
// from its arrival to its answer, without the network. Beside it is the floor: the same database counts the rows.
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { connectTo } from '#adapters/driven/sqlite/database.ts';
import { sqlComments } from '#adapters/driven/sqlite/tables/comment.table.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aConfiguration } from '#fixtures/builders/councils/configuration.ts';
import { aCommentEntry } from '#fixtures/builders/data/comment.ts';
import { sampleTowns } from '#fixtures/builders/towns/loaded-towns.ts';
import { fillRequests } from '#fixtures/load/fill-requests.ts';
import { openCouncil } from '../main.ts';

const requests = 100_000;
const comments = 5000;
const token = 'the-token-of-the-bench';
const data = mkdtempSync(join(tmpdir(), 'concejo-bench-'));

const servicesFile = join(data, 'services.json');
const neus = { name: 'Neus', token: createHash('sha256').update(token).digest('hex') };
writeFileSync(
  servicesFile,
  JSON.stringify({
    staff: { vilanova: [{ ...neus, roles: [{ role: 'requestOfficer' }, { role: 'moderator' }] }] },
  }),
  { mode: 0o600 },
);
const opened = await openCouncil({ ...aConfiguration(data), servicesFile }, { now: () => Date.now() });
if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
for (const folder of sampleTowns) await opened.right.load(folder);

const database = connectTo(join(data, 'concejo.sqlite'));
fillRequests(database, requests);
const written = sqlComments(database);
for (let n = 1; n <= comments; n += 1)
  await written.add(
    aCommentEntry(`b-${n}`, {
      text: `Comentario ${n}: hace falta sombra en la calle ${n % 200}`,
      createdAt: n,
    }),
  );

/** The median of nine runs after one that warms up, in milliseconds of this process. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let n = 0; n < 9; n += 1) {
    const began = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b)[4] ?? 0;
}

const count = database.prepare(
  "SELECT count(*) AS n, sum(octet_length(words)) AS m FROM desk_requests WHERE realm = 'vilanova'",
);
const floor = await timeOf(async () => count.get());
process.stdout.write(`SQLite, processor time: ${requests} rows counted in ${floor.toFixed(1)} ms\n`);
const server = await opened.right.server('/no-web', { write: () => undefined });
for (const text of ['farola', 'calle 42', 'apellido42', '2026-000777', 'zeppelin', 'a']) {
  const url = `/api/vilanova/staff/search?text=${encodeURIComponent(text)}`;
  const call = () => server.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const { items } = (await call()).json<{ readonly items: readonly unknown[] }>();
  const time = await timeOf(call);
  process.stdout.write(`  ${time.toFixed(1).padStart(6)} ms: ${text} (${items.length} shown)\n`);
}
database.close();
await server.close();
await opened.right.close();
rmSync(data, { recursive: true, force: true });
