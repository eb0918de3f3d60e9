import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { withoutWaiting, writeWhenFree } from './write-when-free.ts';

/** A database with an empty table, and another connection to it that writes now. */
function busy() {
  const file = `${scratchFolder()}/concejo.sqlite`;
  const [database, other] = [openSql(file), openSql(file)];
  onTestFinished(() => {
    for (const one of [database, other]) if (one.isOpen) one.close();
  });
  database.exec('CREATE TABLE words (word TEXT)');
  other.exec('BEGIN IMMEDIATE');
  const add = (word: string) =>
    writeWhenFree(database, () => {
      database.prepare('INSERT INTO words VALUES (?)').run(word);
      return word;
    });
  const words = () =>
    database
      .prepare('SELECT word FROM words ORDER BY rowid')
      .all()
      .map(({ word }) => word);
  return { database, other, add, words };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a write of the thread that answers', () => {
  it('is done at once if nobody writes', () => {
    const { other, add, words } = busy();
    other.exec('COMMIT');
    void add('one');
    expect(words()).toEqual(['one']);
  });

  it('lets the thread go on while another connection writes, and comes after it', async () => {
    const { other, add, words } = busy();
    const written = add('one');
    // Reached at once: if this very thread waited for the other connection, it could never end.
    await turn();
    expect(words()).toEqual([]);
    other.exec('COMMIT');
    expect(await written).toBe('one');
    expect(words()).toEqual(['one']);
  });

  it('comes after those that wait already, also if the database is free by then', async () => {
    const { other, add, words } = busy();
    const early = ['one', 'two', 'three'].map(add);
    await turn();
    other.exec('COMMIT');
    await Promise.all([...early, add('four')]);
    await add('five');
    expect(words()).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('is given up after five seconds, and nothing of it is stored; the next one is stored', async () => {
    vi.useFakeTimers();
    const { other, add, words } = busy();
    const outcomes = Promise.allSettled(['one', 'two'].map(add));
    await vi.advanceTimersByTimeAsync(4900);
    const late = add('three');
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcomes).toMatchObject([1, 2].map(() => ({ reason: { code: 'ERR_SQLITE_ERROR' } })));
    other.exec('COMMIT');
    await vi.advanceTimersByTimeAsync(100);
    expect(await late).toBe('three');
    expect(words()).toEqual(['three']);
  });

  it('that fails is undone as a whole, and does not keep the next one', async () => {
    const { database, other, add, words } = busy();
    const failing = writeWhenFree(database, () => {
      database.exec("INSERT INTO words VALUES ('half')");
      throw new Error('no');
    });
    const next = add('one');
    other.exec('COMMIT');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('one');
    expect(words()).toEqual(['one']);
  });

  it('is refused at once for another reason than a lock', async () => {
    const { database, add } = busy();
    database.close();
    await expect(add('one')).rejects.toThrow('not open');
  });
});

describe('work without waiting', () => {
  it('fails at once while another connection writes; afterwards the connection waits as before', () => {
    const { database } = busy();
    database.exec('PRAGMA busy_timeout = 700');
    expect(() => withoutWaiting(database, () => database.exec('BEGIN IMMEDIATE'))).toThrow('locked');
    expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 700 });
  });
});
