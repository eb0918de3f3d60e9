import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { noteFigures } from '#fixtures/load/note-figures.ts';
import { setup } from '../../../../.config/test-postgres.ts';
import { postgresAttempts } from '../tables/attempt.table.ts';
import { postgresBallots } from './ballot.table.ts';
import { mixBallots } from './mix-ballots.ts';
import { openPostgres } from '../open-database.ts';
import type { Postgres } from '../postgres.ts';

const votes = 4000;
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const perSecond = (count: number, began: number) => (count * 1000) / (performance.now() - began);

/** The limit of any durable store: how many small writes a second this disk takes if each is synced. */
function syncsASecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
  const handle = openSync(join(folder, 'probe'), 'w');
  const began = performance.now();
  for (let n = 0; n < votes; n += 1) {
    writeSync(handle, 'x'.repeat(128));
    fsyncSync(handle);
  }
  closeSync(handle);
  rmSync(folder, { recursive: true });
  return perSecond(votes, began);
}

/** Does the work for every vote, with as many at once as on a busy server. */
async function forAll(work: (n: number) => Promise<unknown>): Promise<void> {
  const atOnce = 64;
  const lane = async (first: number) => {
    for (let n = first; n < votes; n += atOnce) await work(n);
  };
  await Promise.all(Array.from({ length: atOnce }, (_, n) => lane(n)));
}

async function votesASecond(postgres: Postgres): Promise<number> {
  const store = postgresBallots(postgres, { print: () => 'the same key' });
  const began = performance.now();
  const [realm, survey] = [realmId('vilanova'), surveyId('budget')];
  await forAll((n) =>
    store.record(
      aBallotEntry(hash(`mark ${n}`), {
        realm,
        survey,
        ballot: ballotId(hash(`ballot ${n}`)),
        answer: ['p-1', 'p-2', 'p-3'],
        deviceMark: hash(`device ${n}`),
      }),
    ),
  );
  return perSecond(votes, began);
}

async function attemptsASecond(postgres: Postgres): Promise<number> {
  const keeper = postgresAttempts(postgres, { now: () => Date.now() });
  const began = performance.now();
  await forAll(async (n) => {
    const accounts = [
      { name: hash(`person ${n}`), most: 5 },
      { name: hash(`network ${n}`), most: 60 },
      { name: hash('town'), most: 3000 },
    ];
    const place = await keeper.enter(accounts);
    if (!isLeft(place)) await place.right.leave(false);
  });
  return perSecond(votes, began);
}

/** How long voting waits while this number of ballots is mixed. */
async function mixing(postgres: Postgres, ballots: number): Promise<number> {
  const more = "SELECT 'vilanova', 'big', encode(sha256((g || $1)::bytea), 'hex')";
  await postgres.ask('TRUNCATE marks, ballots, voted_devices');
  for (const table of ['marks', 'voted_devices'])
    await postgres.ask(`INSERT INTO ${table} ${more} FROM generate_series(1, ${ballots}) g`, [table]);
  await postgres.ask(`INSERT INTO ballots ${more}, '["p-1","p-2"]' FROM generate_series(1, ${ballots}) g`, [
    'b',
  ]);
  await postgres.ask("INSERT INTO marks VALUES ('vilanova', 'big', 'the last')");
  const began = performance.now();
  await mixBallots(postgres);
  return performance.now() - began;
}

const end = await setup();
const opened = await openPostgres(process.env['CONCEJO_TEST_POSTGRES'] ?? '');
if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
const postgres = opened.right;
const [before, recorded, tried, after] = [
  syncsASecond(),
  await votesASecond(postgres),
  await attemptsASecond(postgres),
  syncsASecond(),
];
const sizes = [5000, 50_000, 200_000] as const;
const mixed: number[] = [];
for (const ballots of sizes) mixed.push(await mixing(postgres, ballots));
await postgres.close();
await end?.();
noteFigures('mixing', { fifty: mixed[1] ?? 0, twoHundred: mixed[2] ?? 0 });
const mixings = sizes.map((ballots, n) => `${mixed[n]?.toFixed(0)} ms for ${ballots}`);
process.stdout.write(
  `  durable votes on PostgreSQL, ten connections: ${Math.round(recorded)} a second (synced writes of this disk ${Math.round(Math.sqrt(before * after))})
  places in the budgets of attempts, one town: ${Math.round(tried)} a second
  mixing all ballots: ${mixings.join(', ')}\n`,
);
