import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { isCut } from '#adapters/driven/sqlite/dead-frames.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { aConfiguration } from '#fixtures/builders/councils/configuration.ts';
import { crowdedTown } from '#fixtures/builders/towns/crowd.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';
import { type OpenCouncil, openCouncil } from './main.ts';

/** Opens a council that must not open, and returns the reason. */
async function faultAt(data: string, secretsFile = join(data, 'secrets.json')) {
  const opened = await openCouncil({ ...aConfiguration(data), secretsFile }, { now: () => 0 });
  if (isLeft(opened)) return opened.left;
  await opened.right.close();
  throw new Error('it opened');
}

describe('a council does not open', () => {
  it('if its folder cannot be written: a file is in its place, or above it', async () => {
    const folder = scratchFolder({ taken: 'a file', 'data/files': 'a file' });
    for (const data of [join(folder, 'taken'), join(folder, 'taken', 'below'), join(folder, 'data')]) {
      expect(await faultAt(data)).toEqual({
        kind: 'notWritable',
        file: join(data, 'files'),
        why: expect.any(String),
      });
    }
  });

  it('if a folder is in the place of its database', async () => {
    const data = scratchFolder();
    mkdirSync(join(data, 'concejo.sqlite'));
    expect(await faultAt(data)).toMatchObject({ kind: 'notWritable', file: join(data, 'concejo.sqlite') });
  });

  it('on a file that is not a database, and leaves it as it is', async () => {
    const text = 'a shopping list: bread, rice, beans, oranges and salt. '.repeat(40);
    const data = scratchFolder({ 'concejo.sqlite': text });
    expect(await faultAt(data)).toEqual({ kind: 'notADatabase', file: join(data, 'concejo.sqlite') });
    expect(readFileSync(join(data, 'concejo.sqlite'), 'utf8')).toBe(text);
  });

  it('on a database of a newer program', async () => {
    const data = scratchFolder();
    const database = new DatabaseSync(join(data, 'concejo.sqlite'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(await faultAt(data)).toMatchObject({ kind: 'fromTheFuture', version: 99 });
  });

  it('on secrets that cannot be read, and does not repeat them', async () => {
    const data = scratchFolder({ 'secrets.json': '{ "census": "hidden" }' });
    const fault = await faultAt(data);
    expect(fault).toMatchObject({ kind: 'secretsUnreadable', file: join(data, 'secrets.json') });
    expect(JSON.stringify(fault)).not.toContain('hidden');
    expect(await faultAt(scratchFolder(), '/dev/null/keys/secrets.json')).toMatchObject({
      kind: 'secretsUnreadable',
    });
  });

  it('without the secrets that its census was made with: everybody could vote again', async () => {
    const { data, close } = await openTestCouncil();
    await close();
    rmSync(join(data, 'secrets.json'));
    expect(await faultAt(data)).toMatchObject({
      kind: 'secretsUnreadable',
      why: expect.stringContaining('missing'),
    });
    expect(await faultAt(data)).toMatchObject({ kind: 'secretsUnreadable' });
  });
});

describe('a council that is open', () => {
  it('reports the faults of a town’s folder, and loads nothing of it', async () => {
    const { council } = await openTestCouncil({ folders: [] });
    const folder = scratchFolder({ 'town.json': '{"realm":"nova","name":"Nova"}', 'census.csv': 'id\n' });
    expect(await council.load(folder)).toMatchObject(left([{ file: 'census.csv' }]));
    expect(await council.towns()).toEqual([]);
  });

  it('refuses a town that changes a question people have answered, as a whole', async () => {
    const { council } = await openTestCouncil();
    const folder = scratchFolder();
    writeFileSync(join(folder, 'town.json'), readFileSync(join(sampleFolder, 'vilanova', 'town.json')));
    expect(await council.load(folder)).toMatchObject(
      left({ kind: 'frozenSurveys', surveys: expect.arrayContaining(['sombra-mercado']) }),
    );
  });

  it('does nothing by itself for samples, whose clock goes through days that are over', async () => {
    const data = scratchFolder();
    const opened = await openCouncil(aConfiguration(data), { now: () => 0 });
    if (isLeft(opened)) throw new Error(opened.left.kind);
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    try {
      const timersOf = async (server: OpenCouncil['server']) => {
        const before = vi.getTimerCount();
        await server(data, { write: () => {} });
        return vi.getTimerCount() - before;
      };
      expect(await timersOf(opened.right.serverWithoutRounds)).toBe(0);
      expect(await timersOf(opened.right.server)).toBeGreaterThan(0);
    } finally {
      vi.useRealTimers();
      await opened.right.close();
    }
  });

  it('cuts the log of its database when it opens and while idle', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const data = scratchFolder();
      const opened = await openCouncil(aConfiguration(data), { now: () => 0 });
      if (isLeft(opened)) throw new Error(opened.left.kind);
      const isLogCut = () => isCut(join(data, 'concejo.sqlite-wal'));
      expect(isLogCut()).toBe(true);
      await opened.right.load(crowdedTown());
      expect(isLogCut()).toBe(false);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(isLogCut()).toBe(true);
      await opened.right.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
