// The last hour of a vote, scaled to half a minute, on two server processes and one PostgreSQL of their own; then
// twice what they can accept. People arrive whether or not those before them have been answered.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { loadTownInto, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import type { Plan, SentVote } from '#fixtures/load/send-arrivals.ts';
import { noteFigures } from '#fixtures/load/note-figures.ts';
import { parentOf, spentWithChildren } from '#fixtures/load/spent-seconds.ts';
import { syncsASecond } from '#fixtures/load/sync-probe.ts';
import { setup } from '../../../../.config/test-postgres.ts';
import { count, faultsOf, tellVotes } from '#fixtures/load/vote-figures.ts';

const people = 80_000;
const warmUp = 4000;
const measured = 8000;
/** The peak of the last hour, and the overload, beside what both processes accept together. */
const [ofPeak, tooMuch] = [0.7, 2];
const [hourSeconds, tooMuchSeconds] = [30, 6];

const root = join(import.meta.dirname, '..', '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const run = (script: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'fixtures', 'load', script), ...args]);

const endPostgres = await setup();
const databaseUrl = process.env['CONCEJO_TEST_POSTGRES'] ?? '';
process.env['DATABASE_URL'] = databaseUrl;
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
const ask = async (text: string) => (await database.query<Record<string, string>>(text)).rows;
const postmaster = parentOf(Number((await ask('SELECT pg_backend_pid() AS pid'))[0]?.['pid']));
const log = async () => Number((await ask("SELECT pg_current_wal_lsn() - '0/0' AS bytes"))[0]?.['bytes']);

const data = join(folder, 'data');
loadTownInto(data, crowdFiles({ count: people, today: dayAt(Date.now(), 'Europe/Madrid') }));
const servers = [await startProcess({ data }), await startProcess({ data })];
const urls = servers.map(({ url }) => url);

/** What both accept together if 64 people always wait: half of them at each. */
async function capacity(from: number, votes: number): Promise<number> {
  const halves = urls.map((url, n) =>
    run('send-votes.ts', url, String(from + (n * votes) / 2), String(votes / 2), '32'),
  );
  const figures = (await Promise.all(halves)).map(
    ({ stdout }) => JSON.parse(stdout) as { accepted: number; aSecond: number },
  );
  if (figures.some(({ accepted }) => accepted !== votes / 2))
    throw new Error(`not all votes were taken: ${JSON.stringify(figures)}`);
  return figures.reduce((sum, { aSecond }) => sum + aSecond, 0);
}

/** Core seconds of both servers together, and of PostgreSQL. */
const spent = () =>
  [servers.reduce((sum, { pid }) => sum + spentWithChildren(pid), 0), spentWithChildren(postmaster)] as const;

async function simulate(from: number, shape: Plan['shape']): Promise<readonly SentVote[]> {
  const [planFile, outFile] = [join(folder, 'plan.json'), join(folder, 'out.json')];
  writeFileSync(planFile, JSON.stringify({ urls, from, shape } satisfies Plan));
  await run('send-arrivals.ts', planFile, outFile);
  return JSON.parse(readFileSync(outFile, 'utf8')) as readonly SentVote[];
}

await capacity(0, warmUp);
const probe = syncsASecond(folder);
const [spentBefore, logBefore] = [spent(), await log()];
const together = await capacity(warmUp, measured);
const [spentAfter, logAfter] = [spent(), await log()];
const [ofServers, ofPostgres] = [0, 1].map(
  (n) => (((spentAfter[n] ?? 0) - (spentBefore[n] ?? 0)) * 1000) / measured,
);
const firstOfHour = warmUp + measured;
const hour = await simulate(firstOfHour, { kind: 'lastHour', seconds: hourSeconds, peak: ofPeak * together });
const firstOfMuch = firstOfHour + hour.length;
const much = await simulate(firstOfMuch, {
  kind: 'steady',
  rate: tooMuch * together,
  seconds: tooMuchSeconds,
});
const probeAfter = syncsASecond(folder);
await Promise.all(servers.map(({ stop }) => stop()));
const stored = await ask("SELECT id, answer FROM ballots WHERE realm = 'nova'");
const [marks] = await ask("SELECT count(*) AS n FROM marks WHERE realm = 'nova'");
await database.end();
await endPostgres?.();
rmSync(folder, { recursive: true, force: true });

const disk = Math.sqrt(probe * probeAfter);
noteFigures('last-hour', {
  together,
  disk,
  serverMilliseconds: ofServers ?? 0,
  postgresMilliseconds: ofPostgres ?? 0,
  logBytes: (logAfter - logBefore) / measured,
});
process.stdout.write(`  two processes, one PostgreSQL, 64 people waiting: ${count(together)} votes a second; synced writes of this disk ${count(disk)}: ratio ${(together / disk).toFixed(2)}
    a vote costs the servers ${ofServers?.toFixed(2)} ms of a core and PostgreSQL ${ofPostgres?.toFixed(2)}, and writes ${count((logAfter - logBefore) / measured)} bytes of its log
  last hour in ${hourSeconds} s, rising to ${count(ofPeak * together)} a second:
${tellVotes(hour)}
  twice what they take, ${count(tooMuch * together)} a second for ${tooMuchSeconds} s:
${tellVotes(much)}
${faultsOf({ votes: [...hour, ...much], before: firstOfHour, stored, marks: Number(marks?.['n']) })}
`);
