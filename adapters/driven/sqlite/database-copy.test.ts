import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sqlBallotStore } from './ballots/ballot.table.ts';
import { isCut } from './dead-frames.ts';
import { copyDatabase, databaseFacts } from './database-copy.ts';
import { migrations } from './migrations.ts';

const [realm, survey] = [realmId('nova'), surveyId('poll')];
const voteOf = (voter: number) =>
  aBallotEntry(`mark of ${(voter * 7919) % 1000}`, {
    realm,
    survey,
    ballot: ballotId(`ballot ${(voter * 104_729) % 1000}`),
    answer: 'x'.repeat(voter % 40),
  });

/** The copy of a database in which these people voted in this order. */
async function copyAfter(voters: readonly number[]): Promise<Buffer> {
  const folder = scratchFolder();
  const database = openSql(join(folder, 'd.sqlite'));
  const store = sqlBallotStore(database);
  for (const voter of voters) await store.record(voteOf(voter));
  copyDatabase(join(folder, 'd.sqlite'), join(folder, 'copy'));
  database.close();
  return readFileSync(join(folder, 'copy'));
}

describe('a copy of a database', () => {
  it('is the same byte for byte in whatever order people voted', async () => {
    const everybody = Array.from({ length: 200 }, (_, voter) => voter);
    const copy = await copyAfter(everybody);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(everybody, { minLength: everybody.length }), async (order) => {
        expect((await copyAfter(order)).equals(copy)).toBe(true);
      }),
      { numRuns: 5 },
    );
  });

  it('contains no deleted rows, and needs no log beside it', () => {
    const folder = scratchFolder();
    const database = openSql(join(folder, 'd.sqlite'));
    database.exec("INSERT INTO sessions VALUES ('gone-for-good', 'nova', 'user', 1); DELETE FROM sessions");
    copyDatabase(join(folder, 'd.sqlite'), join(folder, 'copy'));
    expect(readFileSync(join(folder, 'copy'), 'latin1')).not.toContain('gone-for-good');
    expect(existsSync(join(folder, 'copy-wal'))).toBe(false);
    // The log of the original, which shows the order, is cut on the way.
    expect(isCut(join(folder, 'd.sqlite-wal'))).toBe(true);
  });

  it('does not bring deleted rows into the original file either', () => {
    const folder = scratchFolder();
    const database = openSql(join(folder, 'd.sqlite'));
    database.exec("INSERT INTO sessions VALUES ('gone-for-good', 'nova', 'user', 1); DELETE FROM sessions");
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    expect(readFileSync(join(folder, 'd.sqlite'), 'latin1')).not.toContain('gone-for-good');
  });

  it('has the same schema step and the same counts', async () => {
    const folder = scratchFolder();
    const database = openSql(join(folder, 'd.sqlite'));
    const store = sqlBallotStore(database);
    for (const voter of [1, 2, 3]) await store.record(voteOf(voter));
    database.exec(
      "INSERT INTO census (realm, person, secrets) VALUES ('nova', 'ana', '[]'); INSERT INTO marks VALUES ('nova', 'b', 'm')",
    );
    copyDatabase(join(folder, 'd.sqlite'), join(folder, 'copy'));
    expect(databaseFacts(join(folder, 'copy'))).toEqual({
      schema: migrations.length,
      people: 1,
      surveys: [
        { realm: 'nova', survey: 'b', ballots: 0, marks: 1 },
        { realm: 'nova', survey: 'poll', ballots: 3, marks: 3 },
      ],
    });
  });
});

describe('the counts of a database', () => {
  it('are unknown for a file that is not a database, is damaged or does not exist', () => {
    const folder = scratchFolder({ note: 'a shopping list: bread, rice and beans. '.repeat(100), empty: '' });
    for (const name of ['note', 'empty', 'gone']) expect(databaseFacts(join(folder, name))).toBeNull();
  });
});
