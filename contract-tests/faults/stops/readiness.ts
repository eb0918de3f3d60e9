import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type CouncilProcess, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { distantPost } from '#fixtures/builders/councils/distant-voter.ts';
import type { Noting } from './noting.ts';

const aSecond = 1000;

/** Asks three times, at once, and says how long the longest took. */
async function readyWithin(
  { url }: CouncilProcess,
  what: string,
  expected: number | null,
  check: Noting,
): Promise<void> {
  const began = performance.now();
  const asked = await Promise.all(
    [1, 2, 3].map(async () => {
      const { status } = await fetch(`${url}/readyz`);
      return { status, took: performance.now() - began };
    }),
  );
  const longest = Math.max(...asked.map(({ took }) => took));
  const statuses = asked.map(({ status }) => status).join(', ');
  const isRight = expected === null || asked.every(({ status }) => status === expected);
  check(`/readyz, ${what}: ${statuses} within ${longest.toFixed(0)} ms`, longest < aSecond && isRight);
}

/** Another program holds the embedded database while somebody's wrong secret is to be counted. */
export async function readinessOnSqlite(data: string, check: Noting): Promise<void> {
  const council = await startProcess({ data, sample: true });
  await readyWithin(council, 'SQLite', 200, check);
  const other = new DatabaseSync(join(data, 'concejo.sqlite'), { timeout: 3000 });
  other.exec('BEGIN EXCLUSIVE');
  const id = 'a'.repeat(32);
  const password = createHash('sha256').update(id).digest('hex');
  const writing = distantPost(
    `${council.url}/users/v2/auth/register?realm=vilanova`,
    1,
    JSON.stringify({ deviceId: id, password }),
  );
  await readyWithin(council, 'SQLite locked by another program', null, check);
  const written = await writing;
  await written.arrayBuffer();
  check(`what had to be written meanwhile: ${written.status}`, written.status === 503);
  other.exec('ROLLBACK');
  other.close();
  await readyWithin(council, 'SQLite afterwards', 200, check);
  await council.stop();
}

async function processesOf(client: pg.Client): Promise<readonly number[]> {
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const { rows: places } = await client.query<{ data_directory: string }>('SHOW data_directory');
  const first = readFileSync(join(places[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8');
  return [Number(first.split('\n')[0]), ...rows.map(({ pid }) => pid)];
}

const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids) process.kill(pid, signal);
};

/** PostgreSQL stands still, and later each of our connections waits for a lock. */
export async function readinessOnPostgres(data: string, server: string, check: Noting): Promise<void> {
  const council = await startProcess({ data, sample: true, env: { DATABASE_URL: server } });
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await readyWithin(council, 'PostgreSQL', 200, check);
  const pids = await processesOf(client);
  signalAll(pids, 'SIGSTOP');
  await readyWithin(council, 'PostgreSQL stopped', 503, check);
  signalAll(pids, 'SIGCONT');
  await pause(2 * aSecond);
  await client.query('BEGIN; LOCK TABLE towns IN ACCESS EXCLUSIVE MODE');
  const waiting = Array.from({ length: 20 }, () =>
    fetch(`${council.url}/api/nowhere/surveys`).then((answer) => answer.arrayBuffer()),
  );
  await pause(300);
  await readyWithin(council, 'every connection taken', 503, check);
  await client.query('ROLLBACK');
  await Promise.all(waiting);
  await readyWithin(council, 'PostgreSQL afterwards', 200, check);
  await client.end();
  await council.stop();
}
