import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Noting } from './noting.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const longest = 20_000;

/** `npm start` in a process group of its own, once its server answers. */
async function npmStart(data: string, port: number): Promise<ChildProcess> {
  const child = spawn('npm', ['start'], {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, CONCEJO_DATA: data, CONCEJO_SAMPLE: 'none', PORT: String(port) },
  });
  child.stdout.resume();
  const began = performance.now();
  while (!(await isServed(port))) {
    if (performance.now() - began > 3 * longest) throw new Error('npm start does not serve');
    await pause(100);
  }
  return child;
}

const isServed = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const childOf = (pid: number): number =>
  Number(execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).split('\n')[0]);

/** The ways in which an operator, a supervisor or an accident ends what was started. */
const ways: Readonly<Record<string, (npm: number) => void>> = {
  'SIGTERM to npm': (npm) => process.kill(npm, 'SIGTERM'),
  'SIGTERM to what npm started': (npm) => process.kill(childOf(npm), 'SIGTERM'),
  'SIGKILL to npm': (npm) => process.kill(npm, 'SIGKILL'),
  'SIGKILL to what npm started, if that is a shell': (npm) => process.kill(childOf(npm), 'SIGKILL'),
  'SIGTERM to all of them': (npm) => process.kill(-npm, 'SIGTERM'),
  'Ctrl-C': (npm) => process.kill(-npm, 'SIGINT'),
};

/** However `npm start` is ended, its server ends within seconds, and nothing of it is left. */
export async function endsOfNpm(folder: string, check: Noting): Promise<void> {
  for (const [n, [way, end]] of Object.entries(ways).entries()) {
    const port = 52_140 + n;
    const npm = await npmStart(join(folder, String(n)), port);
    // The pipe is closed when the last process that has it has ended.
    const allEnded = once(npm, 'close').then(() => true);
    const began = performance.now();
    end(npm.pid ?? 0);
    const isOver = await Promise.race([allEnded, pause(longest).then(() => false)]);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    check(`npm start, ${way}: all ended after ${seconds} s`, isOver && !(await isServed(port)));
    if (!isOver) process.kill(-(npm.pid ?? 0), 'SIGKILL');
  }
}
