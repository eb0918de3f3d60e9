import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { loadTownInto, serveCommand, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { noteFigures } from '#fixtures/load/note-figures.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';

const votes = 20_000;
const warmUp = 4000;
const newcomers = 1000;
const connections = 64;
const batch = 64;
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const root = join(import.meta.dirname, '..', '..', '..', '..');

/** A disk on which each sync takes this many microseconds longer; 0 is the disk as it is. Needs strace (Linux). */
function slowed(delay: number): readonly string[] {
  const tracer = ['strace', '-D', '-f', '--seccomp-bpf', '-qqq', '-o', '/dev/null'];
  const inject = `inject=fsync,fdatasync:delay_exit=${delay}`;
  return delay === 0 ? [] : [...tracer, '-e', 'trace=fsync,fdatasync', '-e', inject];
}

/** How many small writes a second this disk takes if each is synced. */
function syncsASecond(delay = 0): number {
  const script = join(root, 'fixtures', 'load', 'probe-syncs.ts');
  const rounds = delay === 0 ? 1000 : 200;
  const words = [...slowed(delay), process.execPath, script, folder, String(rounds)];
  return Number(execFileSync(words[0] ?? '', words.slice(1), { encoding: 'utf8' }));
}

/**
 * What the database does by itself: the same three rows for each vote, this number of votes for each commit, without
 * a server.
 */
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

async function send(script: string, url: string, ...figures: readonly number[]): Promise<unknown> {
  const args = [join(root, 'fixtures', 'load', script), url, ...figures.map(String)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

const load = async (url: string, from: number, count: number, lines = connections) =>
  (await send('send-votes.ts', url, from, count, lines)) as Load;

/** How many devices a second register and open their session: two commits of each new voter before the vote. */
async function newcomersASecond(url: string, lines: number): Promise<number> {
  const come = async (from: number) =>
    (await send('send-logins.ts', url, from, newcomers, lines)) as Pick<Load, 'accepted' | 'aSecond'>;
  const rates = [await come(1_000_000), await come(2_000_000)];
  if (rates.some(({ accepted }) => accepted !== newcomers)) throw new Error('a device was not let in');
  return Math.max(...rates.map(({ aSecond }) => aSecond));
}

/** Resident memory in MB, as the system reports it. */
const residentOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

interface Serving {
  readonly count: number;
  readonly delay?: number;
  readonly lines?: number;
}

async function served(
  name: string,
  command: readonly string[],
  { count, delay = 0, lines = connections }: Serving,
) {
  const data = join(folder, name);
  const today = dayAt(Date.now(), 'Europe/Madrid');
  loadTownInto(data, crowdFiles({ count: warmUp + count, today }));
  const server = await startProcess({ data, command: [...slowed(delay), ...command] });
  await load(server.url, 0, warmUp, lines);
  const before = syncsASecond(delay);
  const figures = await load(server.url, warmUp, count, lines);
  const after = syncsASecond(delay);
  const resident = residentOf(server.pid);
  const devices = await newcomersASecond(server.url, lines);
  await server.stop();
  if (figures.accepted !== count) throw new Error(`${count - figures.accepted} votes were not taken`);
  return { ...figures, resident, devices, probe: Math.sqrt(before * after) };
}

/** What the same senders get from the same framework if it does nothing: no server of votes can be faster. */
async function floor(): Promise<number> {
  const server = await startProcess({ data: folder, command: [process.execPath, nothing] });
  await load(server.url, 0, warmUp);
  const { aSecond } = await load(server.url, 0, votes);
  await server.stop();
  return aSecond;
}

const alone = join(root, 'fixtures', 'load', 'serve-one-by-one.ts');
const nothing = join(root, 'fixtures', 'load', 'serve-nothing.ts');
const canSlow = spawnSync(slowed(1)[0] ?? '', ['-V']).status === 0;
const figure = (n: number) => (n < 10 ? n.toFixed(1) : Math.round(n).toLocaleString('en'));
// This reference is measured before and after: the speed of a shared machine changes from one minute to the next.
const rowsBefore = rowsASecond('before.sqlite');
const bare = await floor();
const product = await served('product', serveCommand, { count: votes });
const database = Math.sqrt(rowsBefore * rowsASecond('after.sqlite'));
const oneByOne = await served('one-by-one', [process.execPath, alone], { count: Math.ceil(votes / 4) });
const ratio = (n: number) => (product.aSecond / n).toFixed(2);
noteFigures('vote', { aSecond: product.aSecond, disk: product.probe });
process.stdout.write(`  durable unique votes at ${connections} connections: ${figure(product.aSecond)} a second, median ${figure(product.median)} ms, p99 ${figure(product.p99)} ms (aim 50), longest ${figure(product.longest)} ms, ${figure(product.resident)} MB (aim 200)
  beside synced writes of this disk, ${figure(product.probe)} a second: ratio ${ratio(product.probe)} (aim 4 on a fast disk, 40 on a slow one)
  beside the same framework that answers and does nothing, ${figure(bare)} a second: ratio ${ratio(bare)}; it is ${(bare / product.probe).toFixed(1)} of the disk's synced writes, and no server can be more
  beside the database alone, ${batch} votes a commit, ${figure(database)} a second: ratio ${ratio(database)} (aim 0.4)
  beside the same server committing each vote by itself, ${figure(oneByOne.aSecond)} a second (p99 ${figure(oneByOne.p99)} ms): ratio ${ratio(oneByOne.aSecond)} (aim 5)
  newcomers' devices, registered and with a session: ${figure(product.devices)} a second; where each is a commit of its own ${figure(oneByOne.devices)}
`);
// Other disks are this one with each sync made to take longer: an SSD without a write cache (some 1,000 synced writes
// a second), hard disks, a memory card.
for (const [delay, lines] of [
  [800, connections],
  [4000, connections],
  [10_000, connections],
  [10_000, 4 * connections],
  [27_000, connections],
] as const) {
  if (!canSlow) break;
  const slow = await served(`slow-${delay}-${lines}`, serveCommand, { count: votes / 2, delay, lines });
  process.stdout.write(
    `  on a disk of ${figure(slow.probe)} synced writes a second, ${lines} connections: ${figure(slow.aSecond)} votes a second, ratio ${(slow.aSecond / slow.probe).toFixed(1)} (aim ${delay < 2000 ? 4 : 40}), median ${figure(slow.median)} ms, p99 ${figure(slow.p99)} ms; newcomers' devices ${figure(slow.devices)} a second\n`,
  );
}
rmSync(folder, { recursive: true, force: true });
