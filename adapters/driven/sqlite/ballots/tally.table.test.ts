import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { aBallotEntry as vote, smallBudget } from '#fixtures/builders/data/ballot-entry.ts';
import { openSql as opened } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { type SqlBallotStore, sqlBallotStore } from './ballot.table.ts';

const newFile = () => `${scratchFolder()}/concejo.sqlite`;

describe('the running tally', () => {
  const budget = [realmId('vilanova'), surveyId('budget')] as const;
  const counted = (store: SqlBallotStore) => store.tally(...budget, smallBudget, 'running');
  const aRow = (database: DatabaseSync) => database.prepare('SELECT ballots, whole FROM tallies').get();

  it('of ballots that an older program accepted is counted once, and kept from then on', async () => {
    const database = opened(newFile());
    const store = sqlBallotStore(database);
    for (const mark of ['ana', 'pau']) await store.record(vote(mark));
    database.exec('DELETE FROM tallies');
    await store.record(vote('eva'));
    expect([aRow(database), await store.count(...budget)]).toEqual([undefined, 3]);
    expect((await counted(store))?.counts.get('p-1')).toBe(3);
    await store.record(vote('teo', { answer: ['p-2'] }));
    expect(aRow(database)).toEqual({ ballots: 4, whole: 0 });
    expect([...((await counted(store))?.counts.values() ?? [])]).toEqual([3, 1, 0]);
  });

  it('takes in the votes of another process', async () => {
    const file = newFile();
    const [one, other] = [sqlBallotStore(opened(file)), sqlBallotStore(opened(file))];
    await one.record(vote('ana'));
    await counted(one);
    await other.record(vote('pau', { mayChange: true }));
    await other.record(vote('pau', { answer: ['p-3'], mayChange: true }));
    expect([...((await counted(one))?.counts.values() ?? [])]).toEqual([1, 0, 1]);
    expect(await one.count(...budget)).toBe(2);
  });

  it('that is final is counted from the ballots themselves, once', async () => {
    const database = opened(newFile());
    const store = sqlBallotStore(database);
    await store.record(vote('ana'));
    database.exec('UPDATE tallies SET body = replace(body, \'["p-1",1]\', \'["p-1",7]\')');
    const final = () => store.tally(...budget, smallBudget, 'final');
    expect((await counted(store))?.counts.get('p-1')).toBe(7);
    expect((await final())?.counts.get('p-1')).toBe(1);
    expect(aRow(database)).toEqual({ ballots: 1, whole: 1 });
    database.exec('DELETE FROM ballots');
    expect((await final())?.counts.get('p-1')).toBe(1);
  });

  it('is still reported if it cannot be stored', async () => {
    const database = opened(newFile());
    const store = sqlBallotStore(database);
    await store.record(vote('ana'));
    database.exec('DELETE FROM tallies; PRAGMA query_only = ON');
    expect((await counted(store))?.counts.get('p-1')).toBe(1);
    expect(aRow(database)).toBeUndefined();
  });
});
