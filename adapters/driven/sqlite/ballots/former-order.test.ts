import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { voteOf } from '#contract-tests/faults/link-attack/voters.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { ballotDecision } from '../../stores-shared/ballot-decision.ts';
import { isCut } from '../dead-frames.ts';
import { forgetFormerOrder } from './former-order.ts';
import { isMixed } from './mixed-state.ts';

function opened() {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const database = openSql(file);
  onTestFinished(() => database.close());
  return { file, database };
}

describe('the order of votes that a former process left', () => {
  it('is removed once; the next start finds it done', () => {
    const { file, database } = opened();
    ballotDecision(database)(voteOf(0));
    expect(isMixed(database)).toBe(false);
    expect(forgetFormerOrder(database)).toBe(true);
    expect([isMixed(database), isCut(`${file}-wal`)]).toEqual([true, true]);
    expect(forgetFormerOrder(database)).toBe(true);
    expect(isMixed(database)).toBe(true);
  });

  it('stays if the disk refuses, and nothing else fails because of it', () => {
    const { database } = opened();
    ballotDecision(database)(voteOf(0));
    database.exec('PRAGMA query_only = ON');
    expect(forgetFormerOrder(database)).toBe(false);
    database.exec('PRAGMA query_only = OFF');
    expect(isMixed(database)).toBe(false);
    expect(database.prepare('SELECT count(*) AS n FROM ballots').get()).toEqual({ n: 1 });
  });
});
