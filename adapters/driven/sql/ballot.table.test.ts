import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ballotStoreContract } from '#contract-tests/ports/ballot-store.ts';
import { openSql } from '#fixtures/builders/open-sql.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { sqlBallotStore } from './ballot.table.ts';
import { openDatabase } from './database.ts';

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

const vote = (mark: string) => ({
  realm: realmId('vilanova'),
  survey: surveyId('budget'),
  mark,
  ballot: ballotId(`ballot of ${mark}`),
  answer: ['p-1'],
  mayChange: false,
  deviceMark: null,
});

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
    const file = newFile();
    const store = sqlBallotStore(opened(file));
    for (let n = 1; n <= 25; n += 1) await store.record(vote(`voter ${n}`));
    expect(statSync(`${file}-wal`).size).toBe(0);
    await store.record(vote('voter 26'));
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    store.truncateLog();
    expect(statSync(`${file}-wal`).size).toBe(0);
  });

  it('cuts its log after the next vote when a reader is in the way', async () => {
    const file = newFile();
    const database = opened(file);
    const store = sqlBallotStore(database);
    database.exec('PRAGMA busy_timeout = 0');
    const reader = opened(file);
    await store.record(vote('first'));
    reader.exec('BEGIN; SELECT * FROM ballots;');
    for (let n = 2; n <= 25; n += 1) await store.record(vote(`voter ${n}`));
    store.truncateLog();
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    reader.exec('COMMIT');
    await store.record(vote('voter 26'));
    expect(statSync(`${file}-wal`).size).toBe(0);
  });

  it('does not fail where its log cannot be cut', () => {
    const database = opened(newFile());
    const store = sqlBallotStore(database);
    database.close();
    expect(() => store.truncateLog()).not.toThrow();
  });

  it('keeps no time, address or order beside marks and ballots', () => {
    expect(columns('marks')).toEqual(['realm', 'survey', 'mark']);
    expect(columns('ballots')).toEqual(['realm', 'survey', 'id', 'answer']);
    expect(columns('voted_devices')).toEqual(['realm', 'survey', 'mark']);
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
  it('that is none is told apart from one that cannot be written', () => {
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

  it('of a newer program is left alone', () => {
    const file = newFile();
    const database = opened(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(openDatabase(file)).toMatchObject({ left: { kind: 'fromTheFuture', version: 99 } });
  });
});
