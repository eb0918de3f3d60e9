import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { loadTownInto, startProcess } from '#fixtures/builders/councils/council-process.ts';
import {
  type CrowdVote,
  crowdVote,
  distantCookie,
  distantPost,
  pollPath,
} from '#fixtures/builders/councils/distant-voter.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { type AnsweredVote, crowdReport } from '../stored-crowd.ts';
import type { Noting } from './noting.ts';

const everybody = Array.from({ length: 60 }, (_, n) => n);
const lockedSeconds = 10;
const aSecond = 1000;

/** Holds the write lock in a process of its own, as a program that was started beside the server would. */
const holder = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 3000 });
  database.exec('BEGIN IMMEDIATE');
  console.log('locked');
  setTimeout(() => database.exec('ROLLBACK'), ${lockedSeconds * 1000});
`;

/** Asks until it is told to end; returns the longest time that an answer took, and every status. */
function watch(url: string) {
  const state = { isOver: false };
  let longest = 0;
  const statuses = new Set<number>();
  const asking = async () => {
    while (!state.isOver) {
      const began = performance.now();
      const answer = await fetch(url);
      await answer.arrayBuffer();
      longest = Math.max(longest, performance.now() - began);
      statuses.add(answer.status);
      await pause(50);
    }
  };
  const all = asking();
  return async () => {
    state.isOver = true;
    await all;
    return { longest, statuses: [...statuses] };
  };
}

/** Everybody votes while another program holds the database; beside each vote something else is written. */
async function visitWhileLocked(data: string, url: string, cast: (person: number) => Promise<AnsweredVote>) {
  const program = spawn(process.execPath, ['-e', holder, join(data, 'concejo.sqlite')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(program.stdout, 'data');
  const gone = once(program, 'exit');
  const votes: Promise<AnsweredVote>[] = [];
  const captchas: Promise<number>[] = [];
  for (const person of everybody) {
    votes.push(cast(person));
    captchas.push(fetch(`${url}/api/nova/requests/captcha?format=json`).then(({ status }) => status));
    await pause((lockedSeconds * 1000) / everybody.length);
  }
  await gone;
  return { sent: await Promise.all(votes), written: await Promise.all(captchas) };
}

/** Votes again while the council has too many votes waiting: it measures their pace, which was slow until now. */
async function castUntilTaken(
  person: number,
  cast: (person: number) => Promise<AnsweredVote>,
): Promise<AnsweredVote> {
  for (let tries = 0; ; tries += 1) {
    const vote = await cast(person);
    if (vote.status === 200 || tries === 20) return vote;
    await pause(500);
  }
}

const counted = (statuses: readonly (number | null)[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

/**
 * Another program holds the embedded database for ten seconds while people vote and ask for captchas: `/readyz` answers
 * within a second all the time, and each vote that was accepted is in the list, once.
 */
export async function lockedForLong(data: string, check: Noting): Promise<void> {
  const files = crowdFiles({ count: everybody.length, today: dayAt(Date.now(), 'Europe/Madrid') });
  loadTownInto(data, files);
  const council = await startProcess({ data });
  const { url } = council;
  const cookies = await Promise.all(everybody.map((n) => distantCookie(url, n)));
  const cast = async (person: number): Promise<AnsweredVote> => {
    const vote: CrowdVote = { person, seed: person, answer: ['a'] };
    const answer = await distantPost(url + pollPath, person, crowdVote(vote), cookies[person]);
    await answer.arrayBuffer();
    return { ...vote, status: answer.status };
  };
  const ready = watch(`${url}/readyz`);
  const { sent, written } = await visitWhileLocked(data, url, cast);
  const { longest, statuses: readiness } = await ready();
  const asked = `/readyz while another program holds SQLite for ${lockedSeconds} s`;
  const isReady = longest < aSecond && readiness.join() === '200';
  check(`${asked}: ${readiness.join(', ')} within ${longest.toFixed(0)} ms`, isReady);
  const votes = sent.map(({ status }) => status);
  const inWords = (all: readonly (number | null)[]) =>
    `${counted(all, 200)} accepted, ${counted(all, 503)} refused with 503`;
  check(
    `votes meanwhile: ${inWords(votes)}; captchas: ${inWords(written)}`,
    [...votes, ...written].every((status) => status === 200 || status === 503),
  );
  const again = await Promise.all(everybody.map((person) => castUntilTaken(person, cast)));
  await council.stop();
  const report = await crowdReport(data, JSON.parse(files['surveys/poll.json'] ?? ''), [...sent, ...again]);
  const { lost, doubled, missing, marks, ballots, tallyAgrees } = report;
  const isWhole = lost === 0 && doubled === 0 && missing === 0 && tallyAgrees;
  const ending = `sent again afterwards: ${ballots} of ${everybody.length} are stored once, ${lost} were lost`;
  check(ending, isWhole && ballots === everybody.length && marks === ballots);
}
