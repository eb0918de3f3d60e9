import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { migrations } from '#adapters/driven/sqlite/migrations.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import {
  backUp,
  keysOf,
  newFolderWithKeysOf,
  publishedBy,
  restoring,
  votedTown,
} from '#fixtures/builders/councils/backups.ts';
import { voteOf } from '#fixtures/builders/towns/crowd.ts';
import { newOlderDatabase } from '#fixtures/builders/databases/older-database.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

describe('a data folder', () => {
  it('with votes is not replaced', async () => {
    const council = await votedTown();
    const { file } = backUp(council.data);
    await council.close();
    const before = await openTestCouncil({ folders: [], data: council.data });
    const published = await publishedBy(before);
    await before.close();
    expect(restoring(file, council.data)).toEqual(left({ kind: 'votesHere', ballots: 30 }));
    expect(await publishedBy(await openTestCouncil({ folders: [], data: council.data }))).toEqual(published);
  });

  it('with votes is replaced by the backup if forced, and its former data are set aside in full: nothing is deleted', async () => {
    const council = await votedTown();
    const early = backUp(council.data);
    const late = openSql(join(council.data, 'concejo.sqlite'));
    late.exec(
      "INSERT INTO marks VALUES ('nova', 'poll', 'late'); INSERT INTO ballots VALUES ('nova', 'poll', 'late', '[]')",
    );
    late.close();
    await council.close();
    const restored = restoring(early.file, council.data, { force: true });
    if (isLeft(restored)) throw new Error(restored.left.kind);
    const { aside } = restored.right;
    const count = (folder: string) =>
      openSql(join(folder, 'concejo.sqlite')).prepare('SELECT count(*) AS n FROM ballots').get()?.['n'];
    expect([count(council.data), count(aside ?? '')]).toEqual([30, 31]);
    expect(existsSync(join(aside ?? '', 'files'))).toBe(true);
    expect(readdirSync(council.data).filter((name) => name.startsWith('.restoring'))).toEqual([]);
  });

  it('that cannot be read is set aside only if forced, with its log, which must not meet the new database', async () => {
    const council = await votedTown();
    const { file } = backUp(council.data);
    const data = newFolderWithKeysOf(council.data);
    writeFileSync(join(data, 'concejo.sqlite'), 'scrambled '.repeat(1000));
    writeFileSync(join(data, 'concejo.sqlite-wal'), 'scrambled');
    expect(restoring(file, data)).toEqual(left({ kind: 'unreadableHere' }));
    const restored = restoring(file, data, { force: true });
    const aside = isLeft(restored) ? '' : (restored.right.aside ?? '');
    expect(existsSync(join(data, 'concejo.sqlite-wal'))).toBe(false);
    expect(readFileSync(join(aside, 'concejo.sqlite-wal'), 'utf8')).toBe('scrambled');
    expect(readFileSync(join(aside, 'concejo.sqlite'), 'utf8')).toContain('scrambled scrambled');
    const opened = await openTestCouncil({ folders: [], data });
    expect(await publishedBy(opened)).toEqual(await publishedBy(council));
  });

  it('on which a server is running is left unchanged, also if forced', async () => {
    const council = await votedTown();
    const { file } = backUp(council.data);
    expect(restoring(file, council.data, { force: true })).toEqual(left({ kind: 'serverRunning' }));
    const cookie = await deviceCookie(council.server, 'nova');
    expect(await ask(council.server, voteOf(29, cookie))).toMatchObject({ status: 200 });
  });

  it('needs the keys of the backup: missing, other and older keys are distinguished', async () => {
    const council = await votedTown();
    const { file } = backUp(council.data);
    const nowhere = scratchFolder();
    expect(restoring(file, nowhere)).toEqual(left({ kind: 'keysMissing' }));
    const another = await openTestCouncil({ folders: [] });
    expect(restoring(file, nowhere, { secretsFile: keysOf(another.data) })).toEqual(
      left({ kind: 'otherKeys' }),
    );
    const older = newFolderWithKeysOf(council.data);
    const keys = JSON.parse(readFileSync(keysOf(older), 'utf8')) as object;
    writeFileSync(keysOf(older), JSON.stringify({ ...keys, surveys: {} }));
    expect(restoring(file, older)).toEqual(left({ kind: 'keysIncomplete', surveys: ['nova/poll'] }));
    writeFileSync(keysOf(older), JSON.stringify({ ...keys, surveys: {}, erased: ['nova/poll'] }));
    expect(isLeft(restoring(file, older))).toBe(false);
  });
});

describe('a backup of another version', () => {
  const made = (database: string) => {
    const data = scratchFolder();
    cpSync(database, join(data, 'concejo.sqlite'));
    writeFileSync(keysOf(data), JSON.stringify({ census: 'a'.repeat(64), surveys: {} }));
    return { data, ...backUp(data) };
  };

  it('if older, is copied as it is and brought to the current schema when the server opens it', async () => {
    for (const [index] of migrations.entries()) {
      const { file, data, manifest } = made(newOlderDatabase(index + 1));
      expect(manifest.schema).toBe(index + 1);
      const target = newFolderWithKeysOf(data);
      expect(isLeft(restoring(file, target))).toBe(false);
      const database = openSql(join(target, 'concejo.sqlite'));
      expect(database.prepare('SELECT count(*) AS n FROM ballots').get()).toEqual({ n: 3 });
      database.close();
    }
  });

  it('if newer, is refused with both numbers, and nothing is changed', () => {
    const database = newOlderDatabase(migrations.length);
    const newer = new DatabaseSync(database);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    const { file, data } = made(database);
    const target = newFolderWithKeysOf(data);
    expect(restoring(file, target, { force: true })).toEqual(
      left({ kind: 'fromNewerProgram', version: 99, known: migrations.length }),
    );
    expect(readdirSync(target)).toEqual(['secrets.json']);
  });
});
