// How much space votes take: the real tables, filled as votes fill them and then mixed.
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { smallBudget } from '#fixtures/builders/data/ballot-entry.ts';
import { noteFigures } from '#fixtures/load/note-figures.ts';
import { setup } from '../../../.config/test-postgres.ts';
import { postgresBallots } from './ballots/ballot.table.ts';
import { mixBallots } from './ballots/mix-ballots.ts';
import { openPostgres } from './open-database.ts';
import type { Postgres } from './postgres.ts';

const rows = 200_000;
/** The answer of a vote for five proposals of a budget, in order. */
const answer = '["p-339","p-441","p-2847","p-1290","p-77"]';
const hash = (salt: string) => `encode(sha256((g || '${salt}')::bytea), 'hex')`;

/** A row of each table as the program writes them: names are hashes of 64 letters. */
const fillings = {
  census: `INSERT INTO census (realm, person, secrets, papers)
    SELECT 'vilanova', ${hash('c')}, '["' || ${hash('y')} || '","' || ${hash('z')} || '"]', NULL`,
  devices: `INSERT INTO devices (device, realm, user_id, last_session)
    SELECT ${hash('d')}, 'vilanova', md5(g::text), 1800000000000`,
  sessions: `INSERT INTO sessions (session, realm, user_id, expires)
    SELECT ${hash('s')}, 'vilanova', md5(g::text), 1800000000000`,
  marks: `INSERT INTO marks (realm, survey, mark) SELECT 'vilanova', 'presupuestos-2027', ${hash('m')}`,
  voted_devices: `INSERT INTO voted_devices (realm, survey, mark)
    SELECT 'vilanova', 'presupuestos-2027', ${hash('v')}`,
  ballots: `INSERT INTO ballots (realm, survey, id, answer)
    SELECT 'vilanova', 'presupuestos-2027', ${hash('b')}, '${answer}'`,
} as const;

async function bytesOf(postgres: Postgres, table: string): Promise<number> {
  const [row] = await postgres.ask(`SELECT pg_total_relation_size('${table}') AS bytes`);
  return Number(row?.['bytes']) / rows;
}

const end = await setup();
const opened = await openPostgres(process.env['CONCEJO_TEST_POSTGRES'] ?? '');
if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
const postgres = opened.right;
const sizes: Record<string, number> = {};
for (const [table, filling] of Object.entries(fillings)) {
  // Inserted as votes arrive, a few at a time, which leaves the indexes as votes leave them.
  for (let from = 1; from <= rows; from += 5000)
    await postgres.ask(`${filling} FROM generate_series(${from}, ${from + 4999}) g`);
  sizes[table] = await bytesOf(postgres, table);
}
await postgres.ask("INSERT INTO marks VALUES ('vilanova', 'presupuestos-2027', 'the last')");
await mixBallots(postgres);
const mixed = (
  await Promise.all(['marks', 'voted_devices', 'ballots'].map((table) => bytesOf(postgres, table)))
).reduce((sum, bytes) => sum + bytes, 0);
/** The median of a few runs: how long one statement takes, in milliseconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[2] ?? 0;
}

const [realm, survey] = [realmId('vilanova'), surveyId('presupuestos-2027')];
const store = postgresBallots(postgres, { print: () => 'the same key' });
const counting = await timeOf(() => store.count(realm, survey));
const tallying = await timeOf(() => store.tally(realm, survey, smallBudget, 'running'));
await postgres.close();
await end?.();
const vote = (sizes['marks'] ?? 0) + (sizes['voted_devices'] ?? 0) + (sizes['ballots'] ?? 0);
const figures = Object.entries(sizes).map(([table, bytes]) => `${table} ${Math.round(bytes)}`);
noteFigures('size', {
  vote,
  mixed,
  person: sizes['census'] ?? 0,
  device: (sizes['devices'] ?? 0) + (sizes['sessions'] ?? 0),
  countMicroseconds: (counting * 1000) / rows,
  resultMicroseconds: (tallying * 1000) / rows,
});
process.stdout.write(`  bytes a row with its indexes, of ${rows} rows: ${figures.join(', ')}
  a vote (mark, device, ballot): ${Math.round(vote)} bytes as votes come, ${Math.round(mixed)} once mixed
  counting the ballots of that survey: ${counting.toFixed(0)} ms; its results: ${tallying.toFixed(0)} ms
`);
