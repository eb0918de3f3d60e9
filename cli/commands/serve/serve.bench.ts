import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const bin = join(import.meta.dirname, '..', '..', 'bin.js');
const rounds = 9;
const longestWait = 20_000;
const data = mkdtempSync(join(tmpdir(), 'concejo-bench-'));

/** A free port. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answers = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).once('error', () => resolve(false));
  });

async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Milliseconds from the start of the process to its first answer at that path. */
async function firstAnswer(path: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [bin, 'serve'], {
    env: { ...process.env, PORT: String(port), CONCEJO_DATA: data },
    stdio: 'ignore',
  });
  const late = () => performance.now() - began > longestWait;
  while (!(await answers(`http://127.0.0.1:${port}${path}`)) && !late()) await pause(1);
  const time = performance.now() - began;
  await ended(child);
  if (time > longestWait) throw new Error(`no answer at ${path}`);
  return time;
}

function bareRuntime(): number {
  const began = performance.now();
  spawnSync(process.execPath, ['-e', '']);
  return performance.now() - began;
}

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

// The first start makes the data folder with the sample towns, and warms the cache of compiled code.
await firstAnswer('/healthz');
for (const path of ['/healthz', '/api/vilanova/surveys', '/']) {
  const times: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await firstAnswer(path));
    bare.push(bareRuntime());
  }
  const [time, floor] = [median(times), median(bare)];
  process.stdout.write(
    `  start to first answer at ${path}: ${time.toFixed(0)} ms (longest ${Math.max(...times).toFixed(0)}; bare runtime ${floor.toFixed(0)}, ratio ${(time / floor).toFixed(1)}; aim 400)\n`,
  );
}
rmSync(data, { recursive: true, force: true });
