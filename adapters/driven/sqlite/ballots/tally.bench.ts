import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { aBallotEntry, smallBudget } from '#fixtures/builders/data/ballot-entry.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { sqlBallotStore } from './ballot.table.ts';
import { inTransaction } from '../database.ts';

const ballots = 1_000_000;
const reads = 1000;
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const file = join(folder, 'concejo.sqlite');
const key = [realmId('vilanova'), surveyId('budget')] as const;
const answers = ['["p-1"]', '["p-1","p-2"]', '["p-2","p-3"]', '["p-3"]'];

/** As many ballots as in a large city, with names of the length that ballots have. */
function fill(): void {
  const database = openSql(file);
  const add = database.prepare('INSERT INTO ballots VALUES (?, ?, ?, ?)');
  const names = Array.from({ length: ballots }, () => randomBytes(32).toString('hex')).toSorted();
  inTransaction(database, () => {
    for (const [n, name] of names.entries()) add.run(...key, name, answers[n % answers.length] ?? '');
  });
  database.close();
}

async function timed<T>(work: () => Promise<T> | T): Promise<readonly [number, T]> {
  const began = performance.now();
  const result = await work();
  return [performance.now() - began, result];
}

fill();
const [opening, database] = await timed(() => openSql(file));
const store = sqlBallotStore(database);
const tallied = () => store.tally(...key, smallBudget, 'running');
const [first] = await timed(tallied);
const [again] = await timed(async () => {
  for (let n = 0; n < reads; n += 1) await tallied();
});
const [voting] = await timed(async () => {
  for (let n = 0; n < reads; n += 1) {
    const ballot = ballotId(randomBytes(32).toString('hex'));
    await store.record(aBallotEntry(`voter ${n}`, { ballot }));
    await tallied();
  }
});
const [final] = await timed(() => store.tally(...key, smallBudget, 'final'));
const [parsing] = await timed(() => {
  const list = database.prepare('SELECT answer FROM ballots WHERE realm = ? AND survey = ?');
  for (const row of list.iterate(...key)) JSON.parse(String(row['answer']));
});
const [smallStore, small] = [sqlBallotStore(openSql(':memory:')), 25];
for (let n = 0; n < small; n += 1) await smallStore.record(aBallotEntry(`voter ${n}`));
const [few] = await timed(async () => {
  for (let n = 0; n < reads; n += 1) await smallStore.tally(...key, smallBudget, 'running');
});
const counted = (await tallied())?.ballots;
database.close();
const megabytes = Math.round(statSync(file).size / 1e6);
rmSync(folder, { recursive: true, force: true });
if (counted !== ballots + reads) throw new Error(`${counted} ballots were counted`);
process.stdout.write(`  results of ${ballots} ballots (${megabytes} MB) from the running tally: ${((again / reads) * 1000).toFixed(1)} µs a read (of ${small} ballots ${((few / reads) * 1000).toFixed(1)} µs, ratio ${(again / few).toFixed(1)}), with a vote before each ${(voting / reads).toFixed(2)} ms
  the first read of ballots that nothing was kept of: ${first.toFixed(0)} ms, the final count after the close: ${final.toFixed(0)} ms (reading and parsing them alone ${parsing.toFixed(0)} ms)
  opening the file: ${opening.toFixed(0)} ms
`);
