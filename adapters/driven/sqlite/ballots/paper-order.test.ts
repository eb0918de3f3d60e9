import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { voteOf } from '#contract-tests/faults/link-attack/voters.ts';
import { openBoxOfPapers, paperOf, tryOf } from '#fixtures/builders/data/paper-marks.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { isCut } from '../dead-frames.ts';
import { sqlBoxBook } from '../tables/paper/box-book.table.ts';
import { ballotRecorder } from '../writing/record-together.ts';
import { isMixed } from './mixed-state.ts';

const people = Array.from({ length: 24 }, (_, n) => n);

/** A file in which every second person of an afternoon got a paper ballot. */
async function afternoon() {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const database = openSql(file);
  onTestFinished(() => database.close());
  await openBoxOfPapers(sqlBoxBook(database));
  const recorder = ballotRecorder(database);
  for (const n of people) {
    recorder.record([paperOf(n)]);
    recorder.record([voteOf(n)]);
  }
  return { file, database, recorder };
}

/** The tries in the order in which they are in the file: SQLite fills a page from its end. */
const triesIn = (file: string) => {
  const text = readFileSync(file, 'latin1');
  return people.map(tryOf).toSorted((one, other) => text.lastIndexOf(other) - text.lastIndexOf(one));
};

describe('the tries of a desk in the file', () => {
  it('are in the order of their random names once votes are mixed, and their log is cut', async () => {
    const { file, database, recorder } = await afternoon();
    expect(isMixed(database)).toBe(false);
    recorder.truncateLog();
    expect(triesIn(file)).toEqual(people.map(tryOf));
    recorder.forgetOrder();
    expect([isMixed(database), isCut(`${file}-wal`)]).toEqual([true, true]);
    expect(triesIn(file)).toEqual(people.map(tryOf).toSorted());
  });

  it('count as votes for the log: 25 commits of paper ballots and votes cut it at once', async () => {
    const { file, recorder } = await afternoon();
    recorder.forgetOrder();
    for (let n = 100; n < 124; n += 1) recorder.record([paperOf(n)]);
    expect(isCut(`${file}-wal`)).toBe(false);
    recorder.record([paperOf(124)]);
    expect(isCut(`${file}-wal`)).toBe(true);
  });
});
