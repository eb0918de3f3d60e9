import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { voteOf } from '#contract-tests/faults/link-attack/voters.ts';
import type { BallotEntry } from '#application/ports/server/ballot-store.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { ballotDecision } from '../../stores-shared/ballot-decision.ts';
import { ballotMixer } from './ballot-mixer.ts';
import { inTransaction } from '../database.ts';
import { gather } from '../../stores-shared/gather.ts';
import { mixAllBallots } from './mix-ballots.ts';
import { ballotRecorder, type RecordOutcome } from '../writing/record-together.ts';

const rows = 3000;
const seconds = 25;
const votesATurn = 200;
const lines = 8;
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));

/** A store in which 3,000 people have voted. Without mixing, the log is cut all the same. */
function storeOf(name: string, isMixed: boolean) {
  const database = openSql(join(folder, name));
  const decide = ballotDecision(database);
  inTransaction(database, () => {
    for (let n = 0; n < rows; n += 1) decide(voteOf(n));
  });
  mixAllBallots(database);
  const never: typeof ballotMixer = () => ({ voted: () => {}, isDone: () => false, mixNow: () => {} });
  let mixings = 0;
  const counted: typeof ballotMixer = (opened, after) =>
    ballotMixer(opened, () => {
      mixings += 1;
      after();
    });
  const { record } = ballotRecorder(database, isMixed ? counted : never);
  return {
    record: gather<BallotEntry, RecordOutcome>(record),
    waits: [] as number[],
    voters: { next: rows },
    mixings: () => mixings,
    close: () => database.close(),
  };
}

/** Several clients vote, each one after the other, and change their votes: the number of rows stays constant. */
async function someVotes({ record, waits, voters }: ReturnType<typeof storeOf>): Promise<void> {
  const line = async () => {
    for (let n = 0; n < votesATurn / lines; n += 1) {
      const [voter, round] = [voters.next % rows, Math.floor(voters.next / rows)];
      voters.next += 1;
      const vote = voteOf(voter, { mayChange: true, answer: [`p-${1 + ((voter + round) % 3)}`] });
      const began = performance.now();
      await record(vote);
      waits.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: lines }, line));
}

const at = (share: number, waits: readonly number[]) =>
  waits.toSorted((a, b) => a - b)[Math.floor((waits.length - 1) * share)] ?? 0;
const figure = (milliseconds: number) => milliseconds.toFixed(2);
const [mixed, unmixed] = [storeOf('mixed', true), storeOf('unmixed', false)];
// Runs alternate: the speed of a shared machine changes from one second to the next.
for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
  await someVotes(unmixed);
  await someVotes(mixed);
}
const [withMixing, without] = [at(0.99, mixed.waits), at(0.99, unmixed.waits)];
process.stdout.write(`  a vote while ${rows.toLocaleString('en')} ballots are mixed now and then (${mixed.mixings()} times in ${mixed.waits.length.toLocaleString('en')} votes): p99 ${figure(withMixing)} ms
  without mixing p99 ${figure(without)} ms: ratio ${figure(withMixing / without)} (aim below 1.1); longest ${figure(at(1, mixed.waits))} and ${figure(at(1, unmixed.waits))} ms
`);
for (const { close } of [mixed, unmixed]) close();
rmSync(folder, { recursive: true, force: true });
