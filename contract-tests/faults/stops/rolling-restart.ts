import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayAt } from '#domain/shared/calendar-day.ts';
import {
  type CouncilProcess,
  loadTownInto,
  startProcess,
} from '#fixtures/builders/councils/council-process.ts';
import {
  crowdVote,
  distantCookie,
  distantPost,
  pollPath,
} from '#fixtures/builders/councils/distant-voter.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { newPlace } from '../restore-drill/place.ts';
import type { Noting } from './noting.ts';

const [front, first] = [52_150, 52_151];
const voters = 400;
const guide = new URL('../../../docs/operating.md', import.meta.url);

/** The nginx of the guide, on these ports and without TLS. */
function configurationIn(folder: string): string {
  const [, sample = ''] = /```nginx\n([^]*?)```/u.exec(readFileSync(guide, 'utf8')) ?? [];
  const here = sample
    .replaceAll(/127\.0\.0\.1:431(\d)/gu, (_, n) => `127.0.0.1:${first + Number(n) - 1}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${front};`);
  const file = join(folder, 'nginx.conf');
  const http = `pid ${folder}/nginx.pid; error_log ${folder}/error.log;\nevents {}\nhttp {\n${here}\n}\n`;
  writeFileSync(file, http);
  return file;
}

/** Reads and votes until it is told to end; counts the answers by their status. */
function visitors(url: string) {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const state = { isOver: false, next: 0 };
  const reading = async () => {
    while (!state.isOver) {
      const answer = await fetch(`${url}/api/nova/surveys/poll`).catch(() => null);
      await answer?.arrayBuffer();
      count(`read ${answer?.status ?? 'cut'}`);
      await pause(5);
    }
  };
  const voting = async () => {
    while (!state.isOver && state.next < voters) {
      const person = state.next;
      state.next += 1;
      const cookie = await distantCookie(url, person);
      const vote = crowdVote({ person, seed: person, answer: ['a'] });
      const answer = await distantPost(url + pollPath, person, vote, cookie).catch(() => null);
      await answer?.arrayBuffer();
      count(`vote ${answer?.status ?? 'cut'}`);
      await pause(20);
    }
  };
  const all = Promise.all([reading(), reading(), voting(), voting()]);
  return {
    counts,
    end: async () => {
      state.isOver = true;
      await all;
    },
  };
}

const inWords = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .map(([what, n]) => `${what}: ${n}`)
    .toSorted()
    .join(', ');

/** Three processes are restarted in turn, twice, while people read and vote: nobody may see it. */
export async function rollingRestart(folder: string, postgres: string, check: Noting): Promise<void> {
  if (spawnSync('nginx', ['-v']).status !== 0)
    return check('(nginx is not installed: no rolling restart was tried)', true);
  mkdirSync(folder, { recursive: true });
  const { data, env } = await newPlace(folder, 'rolling', postgres);
  loadTownInto(data, crowdFiles({ count: voters, today: dayAt(Date.now(), 'Europe/Madrid') }), env);
  const start = (n: number): Promise<CouncilProcess> =>
    startProcess({ data, env: { ...env, PORT: String(first + n) } });
  const processes = await Promise.all([0, 1, 2].map(start));
  const nginx = spawn('nginx', ['-p', folder, '-c', configurationIn(folder), '-g', 'daemon off;']);
  await pause(500);
  const { counts, end } = visitors(`http://127.0.0.1:${front}`);
  for (const n of [0, 1, 2, 0, 1, 2]) {
    await pause(500);
    await processes[n]?.stop();
    processes[n] = await start(n);
  }
  await end();
  const isServed = [...counts.keys()].every((what) => what.endsWith(' 200'));
  check(`six restarts behind nginx: ${inWords(counts)}`, isServed && counts.size === 2);
  nginx.kill('SIGTERM');
  await Promise.all(processes.map((one) => one.stop()));
}
