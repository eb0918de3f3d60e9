import { join } from 'node:path';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { voteOf } from '#contract-tests/faults/link-attack/voters.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sqlBallotStore } from './ballot.table.ts';
import { pauseAfter } from './ballot-mixer.ts';
import { inTransaction } from '../database.ts';
import { isMixed } from './mixed-state.ts';

function opened() {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const database = openSql(file);
  onTestFinished(() => database.close());
  return { database, store: sqlBallotStore(database) };
}

/** The wait is a multiple of the time that mixing took. */
const slowMachine = { timeout: 40_000 };

describe('mixing', { timeout: 90_000 }, () => {
  it.each([
    ['at once takes no time', 0, 500],
    ['3,000 ballots takes 20 ms: half a hundredth of the time', 20, 4000],
    ['100,000 takes two seconds: a vote is readable for a minute at most', 2000, 30_000],
    ['a million takes 20 seconds: three quarters of the time are the voters’', 20_000, 60_000],
  ])('%s', (_, took, wait) => {
    expect(pauseAfter(took)).toBe(wait);
  });

  it('begins soon after a vote, and records in the file that all is mixed', async () => {
    const { database, store } = opened();
    await store.record(voteOf(0));
    await expect.poll(() => isMixed(database), slowMachine).toBe(true);
    await store.record(voteOf(1));
    expect(isMixed(database)).toBe(false);
    await expect.poll(() => isMixed(database), slowMachine).toBe(true);
  });

  it('that the database refuses is tried again', async () => {
    const { database, store } = opened();
    await store.record(voteOf(0));
    database.exec('PRAGMA query_only = ON');
    await pause(700);
    database.exec('PRAGMA query_only = OFF');
    expect(isMixed(database)).toBe(false);
    await expect.poll(() => isMixed(database), slowMachine).toBe(true);
  });

  it('lets votes come between its steps', async () => {
    const { database, store } = opened();
    const put = database.prepare("INSERT INTO ballots VALUES ('nova', 'poll', ?, '[\"p-1\"]')");
    inTransaction(database, () => {
      for (let n = 1000; n < 6000; n += 1) put.run(voteOf(n).ballot);
    });
    const executed = vi.spyOn(database, 'exec');
    const transactions: number[] = [];
    const until = performance.now() + 1000;
    for (let n = 0; performance.now() < until; n += 1) {
      executed.mockClear();
      await store.record(voteOf(n));
      transactions.push(executed.mock.calls.filter(([text]) => text === 'BEGIN IMMEDIATE').length);
      await turn();
    }
    // If all its steps ran at once, there would be about sixteen beside one vote.
    const mixing = transactions.filter((beside) => beside > 1);
    expect(mixing.length).toBeGreaterThan(1);
    expect(Math.max(...transactions)).toBeLessThan(8);
  });
});
