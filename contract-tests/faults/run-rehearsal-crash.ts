// A crash of PostgreSQL during a rehearsal: `node contract-tests/faults/run-rehearsal-crash.ts [VOTERS]`. On a PostgreSQL of
// its own, which syncs each commit, people vote in the true vote and in a rehearsal of it; one of its processes is killed
// with SIGKILL in the middle, so that the whole server ends and recovers, which empties the tables of the rehearsal. Then
// everybody votes again. Each vote that was answered must be there once, with as many marks as ballots; the rehearsal must be
// over and gone within two minutes, but for its one step. Ends with 1 if anything is not as it should be.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { loadTownInto, startProcess } from '#fixtures/builders/councils/council-process.ts';
import {
  ballotOf,
  crowdVote,
  distantCookie,
  distantPost,
  pollPath,
} from '#fixtures/builders/councils/distant-voter.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { type DrillPlace, newPlace, staffToken, storedAt } from './restore-drill/place.ts';

const voters = Number(process.argv[2] ?? 40);
const everybody = Array.from({ length: voters }, (_, n) => n);
const votePath = '/api/nova/staff/votes/poll';
const answer = ['a', 'b'];
const ok = 200;
/** How long a vote may take, in milliseconds. */
const longestVote = 30_000;
const wrong: string[] = [];
const check = (isRight: boolean, words: string) => {
  console.log(`${isRight ? 'ok' : 'NOT AS IT SHOULD BE'}: ${words}`);
  if (!isRight) wrong.push(words);
};

async function atDatabase<T>(url: string, text: string): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as readonly T[];
}

/** Kills a process of PostgreSQL that works: the server ends all others, recovers, and empties unlogged tables. */
async function crash(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
}

/** Does something again until it gives an answer, for as long as a recovery may take. */
async function inTime<T>(seconds: number, work: () => Promise<T | null>): Promise<T | null> {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const done = await work().catch(() => null);
    if (done !== null) return done;
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await pause(250);
  }
  return null;
}

/** A place in which the staff of Nova prepare votes. */
async function novaAt(folder: string, server: string): Promise<DrillPlace> {
  const place = await newPlace(folder, 'nova', server);
  const token = createHash('sha256').update(staffToken).digest('hex');
  const nova = [{ name: 'Ana', token, roles: [{ role: 'publisher', scope: 'town' }] }];
  writeFileSync(place.env['CONCEJO_SERVICES_FILE'] ?? '', JSON.stringify({ staff: { nova } }));
  return place;
}

interface Begun {
  readonly name: string;
  readonly people: readonly { readonly identity: string; readonly code: string }[];
}

async function begin(council: string): Promise<Begun> {
  const headers = { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ people: 20 });
  const begun = await fetch(`${council}${votePath}/rehearsal`, { method: 'POST', headers, body });
  const { held } = (await begun.json()) as { held: { address: string; people: Begun['people'] } };
  return { name: held.address.replace('/ensayo/', ''), people: held.people };
}

const stepsOf = async (council: string) => {
  const read = await fetch(`${council}${votePath}`, { headers: { authorization: `Bearer ${staffToken}` } });
  return ((await read.json()) as { steps: readonly { act: string }[] }).steps.map(({ act }) => act);
};

/** Everybody with a cookie votes at once; gives what was answered. A vote that is sent again has another receipt code. */
async function voteAll(council: string, cookies: readonly string[], seeds: number) {
  const cast = async (person: number) => {
    const body = crowdVote({ person, seed: seeds + person, answer });
    const sent = distantPost(`${council}${pollPath}`, person, body, cookies[person]);
    // A connection that broke, or that says nothing any more, is no answer.
    const status = sent.then((given) => given.status).catch(() => 0);
    return { seed: seeds + person, status: await Promise.race([status, pause(longestVote, 0)]) };
  };
  return Promise.all(cookies.map((_, person) => cast(person)));
}

async function drill(folder: string, server: string): Promise<void> {
  const place = await novaAt(folder, server);
  const url = place.env['DATABASE_URL'] ?? '';
  loadTownInto(
    place.data,
    crowdFiles({ count: voters, today: dayAt(Date.now(), 'Europe/Madrid') }),
    place.env,
  );
  const council = await startProcess({ data: place.data, env: place.env });
  const cookies: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- as the crowd comes
  for (const n of everybody) cookies.push(await distantCookie(council.url, n));
  const { name, people } = await begin(council.url);
  const schema = name.replaceAll('-', '_');
  check(people.length === 20, 'a rehearsal of the open vote is held');
  const first = everybody.slice(0, Math.ceil(voters / 3));
  const before = await voteAll(council.url, cookies.slice(0, first.length), 1000);
  const later = voteAll(council.url, cookies, 2000);
  await pause(20);
  await crash(url);
  const during = await later;
  const isBack = await inTime(60, async () => ((await stepsOf(council.url)).length >= 0 ? true : null));
  check(isBack === true, 'the council answers again after the crash, without a restart');
  const after = await voteAll(council.url, cookies, 3000);
  check(
    after.every(({ status }) => status > 0 && status < 500),
    'everybody gets an answer then',
  );
  const accepted = [...before, ...during, ...after].filter(({ status }) => status === ok);
  const { ballots, marks } = await storedAt(place);
  check(
    accepted.every(({ seed }) => ballots.has(ballotOf(seed))),
    `each of ${accepted.length} votes that were answered is there`,
  );
  check(
    ballots.size === voters && marks.size === voters,
    `${voters} people: ${ballots.size} ballots, ${marks.size} marks`,
  );
  const isGone = await inTime(120, async () => {
    const found = await atDatabase(url, `SELECT 1 FROM pg_namespace WHERE nspname = '${schema}'`);
    return found.length === 0 && !existsSync(join(folder, 'nova', 'keys', 'rehearsals', name)) ? true : null;
  });
  check(isGone === true, 'the rehearsal is over: its schema and its folder are gone');
  const steps = await stepsOf(council.url);
  check(steps.filter((act) => act === 'vote.rehearse').length === 1, 'its one step stays');
  check((await storedAt(place)).ballots.size === voters, 'and the true vote has what it had');
  await council.stop();
}

const root = mkdtempSync(join(tmpdir(), 'concejo-crash-'));
const folder = join(root, 'place');
mkdirSync(folder);
const keeper = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../.config/private-postgres.js', import.meta.url))],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
const [address] = (await once(createInterface({ input: keeper.stdout }), 'line')) as [string];
await drill(folder, address);
keeper.stdin.end();
await once(keeper, 'exit');
rmSync(root, { recursive: true, force: true });
process.exitCode = wrong.length === 0 ? 0 : 1;
