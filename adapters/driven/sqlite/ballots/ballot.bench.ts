import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ballotId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { sqlBallotStore } from './ballot.table.ts';
import { openDatabase } from '../database.ts';

const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const rounds = 2000;

/** The limit of any durable store: how many small writes a second this disk takes if each is synced. */
function syncsASecond(): number {
  const handle = openSync(join(folder, 'probe'), 'w');
  const began = performance.now();
  for (let n = 0; n < rounds; n += 1) {
    writeSync(handle, 'x'.repeat(128));
    fsyncSync(handle);
  }
  closeSync(handle);
  return (rounds * 1000) / (performance.now() - began);
}

async function votesASecond(): Promise<number> {
  const database = openDatabase(join(folder, 'concejo.sqlite'));
  if (isLeft(database)) throw new Error(database.left.kind);
  const store = sqlBallotStore(database.right);
  const began = performance.now();
  for (let n = 0; n < rounds; n += 1) {
    const [mark, ballot] = [`${n}`.padStart(64, '0'), ballotId(`${n}`.padStart(64, 'f'))];
    await store.record(aBallotEntry(mark, { ballot, answer: ['p-1', 'p-2', 'p-3'], deviceMark: mark }));
  }
  const rate = (rounds * 1000) / (performance.now() - began);
  database.right.close();
  return rate;
}

const [before, votes, after] = [syncsASecond(), await votesASecond(), syncsASecond()];
const probe = Math.sqrt(before * after);
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `  durable votes, one a transaction: ${Math.round(votes)} a second (synced writes of this disk ${Math.round(probe)}, ratio ${(votes / probe).toFixed(2)})\n`,
);
