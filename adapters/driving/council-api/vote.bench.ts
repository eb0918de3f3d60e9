import { execFile, execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { crowdFiles } from '#fixtures/builders/crowd-files.ts';
import { loadTownInto, serveCommand, startProcess } from '#fixtures/builders/council-process.ts';
import { openSql } from '#fixtures/builders/open-sql.ts';

const votes = 20_000;
const warmUp = 4000;
const connections = 64;
const batch = 64;
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const root = join(import.meta.dirname, '..', '..', '..');

/** How many small writes a second this disk takes when each is synced. */
function syncsASecond(): number {
  const handle = openSync(join(folder, 'probe'), 'w');
  const rounds = 1000;
  const began = performance.now();
  for (let n = 0; n < rounds; n += 1) {
    writeSync(handle, 'x'.repeat(128));
    fsyncSync(handle);
  }
  closeSync(handle);
  return (rounds * 1000) / (performance.now() - began);
}

/** What the database does of itself: the same three rows a vote, so many votes a commit, nothing around it. */
function rowsASecond(name: string): number {
  const database = openSql(join(folder, name));
  const tables = ['marks', 'voted_devices'].map((table) =>
    database.prepare(`INSERT INTO ${table} VALUES (?, ?, ?)`),
  );
  const ballot = database.prepare('INSERT INTO ballots VALUES (?, ?, ?, ?)');
  const names = Array.from({ length: votes }, () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'),
  );
  const began = performance.now();
  for (let from = 0; from < votes; from += batch) {
    database.exec('BEGIN IMMEDIATE');
    for (const name of names.slice(from, from + batch)) {
      for (const table of tables) table.run('nova', 'poll', name);
      ballot.run('nova', 'poll', name, '["a"]');
    }
    database.exec('COMMIT');
  }
  const rate = (votes * 1000) / (performance.now() - began);
  database.close();
  return rate;
}

interface Load {
  readonly accepted: number;
  readonly aSecond: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

async function load(url: string, from: number, count: number): Promise<Load> {
  const script = join(root, 'fixtures', 'load', 'send-votes.ts');
  const args = [script, url, String(from), String(count), String(connections)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Load;
}

/** Resident memory in MB, as the system tells it. */
const residentOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function served(name: string, command: readonly string[], count: number) {
  const data = join(folder, name);
  const today = dayAt(Date.now(), 'Europe/Madrid');
  loadTownInto(data, crowdFiles({ count: warmUp + count, today }));
  const server = await startProcess({ data, command });
  await load(server.url, 0, warmUp);
  const [before, figures, after] = [syncsASecond(), await load(server.url, warmUp, count), syncsASecond()];
  const resident = residentOf(server.pid);
  await server.stop();
  if (figures.accepted !== count) throw new Error(`${count - figures.accepted} votes were not taken`);
  return { ...figures, resident, probe: Math.sqrt(before * after) };
}

const alone = join(root, 'fixtures', 'load', 'serve-one-by-one.ts');
const figure = (n: number) => (n < 10 ? n.toFixed(1) : Math.round(n).toLocaleString('en'));
// The peer is measured before and after: a shared machine is not the same machine a minute later.
const before = rowsASecond('before.sqlite');
const product = await served('product', serveCommand, votes);
const database = Math.sqrt(before * rowsASecond('after.sqlite'));
const oneByOne = await served('one-by-one', [process.execPath, alone], Math.ceil(votes / 4));
rmSync(folder, { recursive: true, force: true });
const ratio = (n: number) => (product.aSecond / n).toFixed(2);
process.stdout.write(`  durable unique votes at ${connections} connections: ${figure(product.aSecond)} a second, median ${figure(product.median)} ms, p99 ${figure(product.p99)} ms (aim 50), longest ${figure(product.longest)} ms, ${figure(product.resident)} MB (aim 200)
  beside synced writes of this disk, ${figure(product.probe)} a second: ratio ${ratio(product.probe)} (aim 4 on a fast disk, 40 on a slow one)
  beside the database alone, ${batch} votes a commit, ${figure(database)} a second: ratio ${ratio(database)} (aim 0.4)
  beside the same server committing each vote by itself, ${figure(oneByOne.aSecond)} a second (p99 ${figure(oneByOne.p99)} ms): ratio ${ratio(oneByOne.aSecond)} (aim 5)
`);
