// What a flood of pages from one network does to the votes of others: the waits of the same number of votes without
// and with it, in turn, in the same run. Then what a page costs that is kept, beside one that must be made (Linux).
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { loadTownInto, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { spentWithChildren } from '#fixtures/load/spent-seconds.ts';

const [warmUp, votes, rounds, connections, flooding] = [2000, 1000, 6, 16, 48];
const kinds = ['page', 'queries', 'surveys', 'paths'] as const;
const root = join(import.meta.dirname, '..', '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const data = join(folder, 'data');

interface Waits {
  readonly accepted: number;
  readonly median: number;
  readonly p99: number;
}

const script = (name: string) => join(root, 'fixtures', 'load', name);
let cast = 0;
async function vote(url: string, count: number): Promise<Waits> {
  const args = [script('send-votes.ts'), url, String(cast), String(count), String(connections), '48'];
  cast += count;
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const waits = JSON.parse(stdout) as Waits;
  if (waits.accepted !== count) throw new Error(`${count - waits.accepted} votes were not taken`);
  return waits;
}

/** Each flood comes from an address of its own, so that none is refused for those before it. */
let floods = 0;

/** Runs work beside a flood; returns what came back to the flooders, too. */
async function beside<T>(url: string, kind: string, work: () => Promise<T>) {
  floods += 1;
  const asked = [url, String(flooding), kind, `203.0.113.${floods}`];
  const flood = spawn(process.execPath, [script('flood-pages.ts'), ...asked], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let seen = '';
  flood.stdout.on('data', (chunk) => {
    seen += String(chunk);
  });
  const result = await work();
  const gone = new Promise((resolve) => {
    flood.once('exit', resolve);
  });
  flood.kill('SIGTERM');
  await gone;
  return { result, seen: seen.trim() };
}

loadTownInto(data, crowdFiles({ count: 80_000, today: dayAt(Date.now(), 'Europe/Madrid') }));
for (const town of ['vilanova', 'benialt']) {
  await promisify(execFile)(
    process.execPath,
    [join(root, 'cli', 'bin.js'), 'town', 'load', join(root, 'fixtures', 'towns', town)],
    { env: { ...process.env, CONCEJO_DATA: data } },
  );
}
const server = await startProcess({ data });
await vote(server.url, warmUp);

/** The quietest round counts: other programs of a shared machine spoil some of them, and add nothing to it. */
const quietest = (waits: readonly Waits[], figure: 'median' | 'p99') =>
  Math.min(...waits.map((one) => one[figure]));
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
/** The part of a core that a flood takes of the server, once its first requests are answered. */
async function shareOf(kind: string): Promise<number> {
  const { result } = await beside(server.url, kind, async () => {
    await pause(2000);
    const spent = spentWithChildren(server.pid);
    await pause(4000);
    return (spentWithChildren(server.pid) - spent) / 4;
  });
  return result;
}
for (const kind of kinds) {
  const share = await shareOf(kind);
  process.stdout.write(
    `  ${flooding} connections, ${kind}: ${(share * 100).toFixed(0)} % of a core of the server (aim 10)\n`,
  );
}
for (const kind of kinds) {
  const [quiet, flooded, answers]: [Waits[], Waits[], string[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await vote(server.url, votes));
    const { result, seen } = await beside(server.url, kind, async () => {
      await pause(500);
      return vote(server.url, votes);
    });
    flooded.push(result);
    answers.push(seen);
  }
  const [before, during] = [quietest(quiet, 'p99'), quietest(flooded, 'p99')];
  const medians = [quiet, flooded].map((waits) => quietest(waits, 'median').toFixed(1));
  process.stdout.write(
    `  ${flooding} connections, ${kind}: p99 ${before.toFixed(1)} ms without and ${during.toFixed(1)} ms with the flood, ratio ${(during / before).toFixed(2)} (aim 2); medians ${medians.join(' and ')} ms; the flood saw ${answers.join(' ')}\n`,
  );
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const ask = (path: string) =>
  new Promise<void>((resolve, reject) => {
    get(`${server.url}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
async function costOf(count: number, pathOf: (n: number) => string): Promise<number> {
  await ask(pathOf(0));
  const spent = spentWithChildren(server.pid);
  let next = 0;
  const lane = async () => {
    while (next < count) await ask(pathOf((next += 1)));
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return ((spentWithChildren(server.pid) - spent) * 1000) / count;
}
const kept = await costOf(4000, () => '/?realm=vilanova');
const made = await costOf(200, (n) => `/?realm=vilanova&locale=${n % 2 === 0 ? 'es' : 'va'}&lang=x${n}`);
process.stdout.write(
  `  the home page, kept: ${kept.toFixed(2)} ms of a core (aim 1); made: ${made.toFixed(1)} ms; ratio ${(made / kept).toFixed(0)}\n`,
);
agent.destroy();
await server.stop();
rmSync(folder, { recursive: true, force: true });
