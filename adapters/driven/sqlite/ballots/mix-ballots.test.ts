import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackFile } from '#contract-tests/faults/link-attack/attack-file.ts';
import { suspectsOf, voteOf } from '#contract-tests/faults/link-attack/voters.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { ballotDecision } from '../../stores-shared/ballot-decision.ts';
import { cutLog } from '../cut-log.ts';
import { inTransaction } from '../database.ts';
import { mixAllBallots, mixBallots, type Unmixed } from './mix-ballots.ts';

/** More rows than are rewritten at once; and the last voters among them. */
const [many, more] = [3000, 300];

/** A database file in which this number of people have voted, one after the other. */
function votedFile(voters: number): { readonly file: string; readonly database: DatabaseSync } {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const database = openSql(file);
  castIn(database, 0, voters);
  return { file, database };
}

function castIn(database: DatabaseSync, from: number, to: number): void {
  const decide = ballotDecision(database);
  inTransaction(database, () => {
    for (let n = from; n < to; n += 1) decide(voteOf(n));
  });
}

/**
 * The file as it is on disk; read by another program, because reading it in this process would release SQLite's
 * locks.
 */
function onDisk(file: string, database: DatabaseSync): Buffer {
  cutLog(database);
  execFileSync('cp', [file, `${file}.copy`]);
  return readFileSync(`${file}.copy`);
}

const newKeys = (): Unmixed => {
  const last = Array.from({ length: more }, (_, n) => voteOf(many + n));
  const keys = (name: (vote: (typeof last)[number]) => string | null) =>
    last.map((vote) => [vote.realm, vote.survey, name(vote) ?? '']);
  return {
    marks: keys(({ mark }) => mark),
    voted_devices: keys(({ deviceMark }) => deviceMark),
    ballots: keys(({ ballot }) => ballot),
  };
};

const isByChance = ({ hits, most }: { readonly hits: number; readonly most: number }) => hits <= most;
const tables = ['marks', 'voted_devices', 'ballots'] as const;
const rowsOf = (database: DatabaseSync) =>
  tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all());

describe('ballots in a file', () => {
  it.each([
    ['all', () => 'all' as const],
    ['those around the new ones', newKeys],
  ])(
    'show who came last until they are mixed, %s of them, and then no more than chance does',
    (_, unmixed) => {
      const { file, database } = votedFile(many);
      mixAllBallots(database);
      castIn(database, many, many + more);
      const attack = () => attackFile(onDisk(file, database), suspectsOf(many + more));
      expect(isByChance(attack().last)).toBe(false);
      expect([...mixBallots(database, unmixed())].length).toBeGreaterThan(4);
      const after = attack();
      expect(after).toSatisfy(() => Object.values(after).every(isByChance));
    },
  );

  it('are the same rows after they are mixed, wherever the new ones are in the file', () => {
    const { database } = votedFile(many);
    const before = rowsOf(database);
    const voters = fc.uniqueArray(fc.nat(many + 10), { maxLength: 20 });
    fc.assert(
      fc.property(voters, (some) => {
        const ballots = some.map((n) => ['nova', 'poll', voteOf(n).ballot]);
        expect([...mixBallots(database, { ballots })].length).toBeGreaterThan(0);
      }),
      { numRuns: 10 },
    );
    mixAllBallots(database);
    expect(rowsOf(database)).toEqual(before);
  });

  it('of one survey are mixed without losing those of another, and few of them at once', () => {
    const database = openSql();
    const put = database.prepare('INSERT INTO ballots VALUES (?, ?, ?, ?)');
    for (const survey of ['Ábrego', 'poll', 'zz'])
      for (let n = 0; n < 900; n += 1) put.run('nova', survey, voteOf(n).ballot, '["a"]');
    const before = rowsOf(database);
    const ballots = ['Ábrego', 'zz', 'poll'].map((survey) => ['nova', survey, voteOf(7).ballot]);
    // Marks, devices and tallies are few, and mixed together; of ballots, the neighbours of three rows.
    expect([...mixBallots(database, { ballots })]).toHaveLength(1 + 3);
    expect(rowsOf(database)).toEqual(before);
  });
});
