import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { timeStandsStill } from '#fixtures/builders/time-stands-still.ts';
import { ballotStoreContract } from '#contract-tests/ports/server/ballot-store.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';
import { sqlBallotStore } from './ballot.table.ts';
import { isCut } from '../dead-frames.ts';
import { openDatabase } from '../database.ts';

const opened = openSql;
const folders: string[] = [];
const newFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-ballots-'));
  folders.push(folder);
  return join(folder, 'concejo.sqlite');
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

ballotStoreContract('the embedded database', async () => sqlBallotStore(opened(':memory:')));

const columns = (table: string) =>
  opened(':memory:')
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => name);

const vote = aBallotEntry;

describe('the embedded database', () => {
  it('still has every vote when it is opened again', async () => {
    const file = newFile();
    const database = opened(file);
    await sqlBallotStore(database).record(vote('ana'));
    database.close();
    const again = sqlBallotStore(opened(file));
    expect(await again.count(realmId('vilanova'), surveyId('budget'))).toBe(1);
    expect(isLeft(await again.record({ ...vote('ana'), ballot: ballotId('another') }))).toBe(true);
  });

  it('forgets the order of arrival: its log is cut every 25 votes', async () => {
    timeStandsStill();
    const file = newFile();
    const store = sqlBallotStore(opened(file));
    for (let n = 1; n <= 25; n += 1) await store.record(vote(`voter ${n}`));
    await expect.poll(() => isCut(`${file}-wal`)).toBe(true);
    await store.record(vote('voter 26'));
    expect(isCut(`${file}-wal`)).toBe(false);
    await store.truncateLog();
    expect(isCut(`${file}-wal`)).toBe(true);
  });

  it('cuts its log after the next vote when a reader is in the way', async () => {
    timeStandsStill();
    const file = newFile();
    const database = opened(file);
    const store = sqlBallotStore(database);
    database.exec('PRAGMA busy_timeout = 0');
    const reader = opened(file);
    await store.record(vote('first'));
    reader.exec('BEGIN; SELECT * FROM ballots;');
    for (let n = 2; n <= 25; n += 1) await store.record(vote(`voter ${n}`));
    await store.truncateLog();
    expect(isCut(`${file}-wal`)).toBe(false);
    reader.exec('COMMIT');
    await store.record(vote('voter 26'));
    await expect.poll(() => isCut(`${file}-wal`)).toBe(true);
  });

  it('does not fail if its log cannot be cut', async () => {
    const database = opened(newFile());
    const store = sqlBallotStore(database);
    database.close();
    await expect(store.truncateLog()).resolves.toBeUndefined();
  });

  it('removes what was replaced: neither an earlier answer nor an earlier count is left in its file', async () => {
    const file = newFile();
    const store = sqlBallotStore(opened(file));
    const question = aBudget(
      60,
      ['p-before', 'p-after', 'p-later'].map((id) => aProposal(id, 20)),
    );
    const change = (...answer: string[]) => store.record(vote('ana', { question, answer, mayChange: true }));
    const readable = () => [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join('');
    await change('p-before');
    for (const mark of ['pau', 'eva']) await store.record(vote(mark, { question, answer: ['p-after'] }));
    await store.truncateLog();
    expect(readable()).toContain('["p-before"]');
    expect(readable()).toContain('["p-before",1]');
    // A longer answer does not fit where the earlier one was: without overwriting, the earlier one would be left
    // there.
    await change('p-after', 'p-later');
    await store.truncateLog();
    expect(readable()).toContain('["p-after","p-later"]');
    expect(readable()).not.toContain('["p-before"]');
    expect(readable()).not.toContain('["p-before",1]');
  });

  it('syncs every commit of the connection that writes votes', async () => {
    const database = opened(newFile());
    const asked = (pragma: string) => Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];
    await sqlBallotStore(database).record(vote('ana'));
    expect([asked('synchronous'), asked('journal_mode')]).toEqual([2, 'wal']);
  });

  it('keeps no time, address or order beside marks and ballots', () => {
    expect(columns('marks')).toEqual(['realm', 'survey', 'mark']);
    expect(columns('ballots')).toEqual(['realm', 'survey', 'id', 'answer']);
    expect(columns('voted_devices')).toEqual(['realm', 'survey', 'mark']);
    expect(columns('tallies')).toEqual(['realm', 'survey', 'question', 'ballots', 'whole', 'body']);
  });

  it('answers with a refusal, and stores nothing, when the disk refuses', async () => {
    const database = opened(newFile());
    const store = sqlBallotStore(database);
    database.exec('PRAGMA query_only = ON');
    expect(await store.record(vote('ana'))).toMatchObject({ left: { kind: 'storageFailed' } });
    database.exec('PRAGMA query_only = OFF');
    expect(await store.count(realmId('vilanova'), surveyId('budget'))).toBe(0);
    expect(isLeft(await store.record(vote('ana')))).toBe(false);
  });
});

describe('a database file', () => {
  it('that is not a database is distinguished from one that cannot be written', () => {
    const file = newFile();
    writeFileSync(
      file,
      'this is a shopping list, and a long one at that: bread, rice, beans, oranges and salt',
    );
    expect(openDatabase(file)).toEqual({ _tag: 'Left', left: { kind: 'notADatabase', file } });
    expect(openDatabase(join(file, 'below', 'nothing.sqlite'))).toMatchObject({
      left: { kind: 'notWritable' },
    });
  });

  it('of a newer program is left unchanged', () => {
    const file = newFile();
    const database = opened(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(openDatabase(file)).toMatchObject({ left: { kind: 'fromTheFuture', version: 99 } });
  });
});
