import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetPlace } from '#adapters/driven/files/asset-files.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { keysOf, newFolderWithKeysOf, votedTown } from '#fixtures/builders/councils/backups.ts';
import { answering, fakeObjects } from '#fixtures/builders/councils/fake-objects.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

async function run(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const recorded = recordingIo({ env });
  const exit = await main(args, recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

const letter = 'a letter';
const hash = createHash('sha256').update(letter).digest('hex');
const at = 1_700_000_000_000;

/** A data folder with a published file and an upload, and a store that is empty. */
async function filesAndStore(data = scratchFolder()) {
  const store = await fakeObjects({ pageSize: 2 });
  mkdirSync(join(data, 'files', 'nova', 'actas'), { recursive: true });
  writeFileSync(join(data, 'files', 'nova', 'acta nº 1.txt'), 'first');
  writeFileSync(join(data, 'files', 'nova', 'actas', 'b.txt'), '');
  const upload = join(data, assetPlace('assets', hash));
  mkdirSync(join(upload, '..'), { recursive: true });
  writeFileSync(upload, letter);
  utimesSync(upload, at / 1000, at / 1000);
  const env = (prefix?: string) => ({ CONCEJO_DATA: data, ...store.variables(prefix) });
  const keysIn = (prefix: string) =>
    [...store.objects.keys()].filter((key) => key.startsWith(`${prefix}/`)).toSorted();
  return { data, store, env, keysIn };
}

const moved = (prefix: string) => [
  `${prefix}/assets/${hash.slice(0, 2)}/${hash}/${at}`,
  `${prefix}/files/nova/acta nº 1.txt`,
  `${prefix}/files/nova/actas/b.txt`,
];

describe('concejo files move', () => {
  it('puts all files into the store, sets the former ones aside, and may be run again', async () => {
    const { data, env, keysIn } = await filesAndStore();
    const done = await run(env(), 'files', 'move');
    expect(done).toMatchObject({ exit: 0, out: expect.stringMatching(/^3 ficheros/u) });
    expect(keysIn('ours')).toEqual(moved('ours'));
    const aside = readdirSync(data).find((name) => name.startsWith('moved-')) ?? '';
    expect(done.err).toContain(join(data, aside));
    expect(readFileSync(join(data, aside, assetPlace('assets', hash)), 'utf8')).toBe(letter);
    expect([existsSync(join(data, 'files')), existsSync(join(data, 'assets'))]).toEqual([false, false]);
    expect(await run(env(), 'files', 'move')).toMatchObject({ exit: 0, out: expect.stringMatching(/^0 /u) });
  });

  it('moves nothing if the store fails, and says why in every language, without the keys', async () => {
    const { data, store, env } = await filesAndStore();
    store.failWith(({ method }, response) =>
      method === 'PUT' ? answering(403, 'AccessDenied')({ method, url: '', headers: {} }, response) : false,
    );
    for (const language of languages) {
      const failed = await run(env(), 'files', 'move', '--locale', language);
      expect(failed).toMatchObject({ exit: 1, err: expect.stringContaining('403 AccessDenied') });
      expect(failed.err).not.toMatch(/AKID|a-secret/u);
    }
    expect(readFileSync(join(data, 'files', 'nova', 'acta nº 1.txt'), 'utf8')).toBe('first');
    expect(readdirSync(data).toSorted()).toEqual(['assets', 'files']);
  });

  it('sets nothing aside of what the store does not list', async () => {
    const { data, store, env } = await filesAndStore();
    store.failWith(({ method, url }, response) => {
      if (method !== 'PUT' || !url.includes('acta%20')) return false;
      response.writeHead(200, { etag: '"forgotten"' }).end();
      return true;
    });
    expect(await run(env(), 'files', 'move')).toMatchObject({ exit: 1 });
    expect(existsSync(join(data, 'files', 'nova', 'acta nº 1.txt'))).toBe(true);
  });

  it('needs a store', async () => {
    expect(await run({ CONCEJO_DATA: scratchFolder() }, 'files', 'move')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('CONCEJO_OBJECTS'),
    });
  });
});

describe('a backup of files that are in an object store', () => {
  it('contains all of them, and restores them into an empty place of a store', async () => {
    const { data } = await votedTown();
    const { store, env, keysIn } = await filesAndStore(data);
    await run(env(), 'files', 'move');
    const out = join(scratchFolder(), 'backup.tar');
    const forgetful = await run({ CONCEJO_DATA: data }, 'backup', '--out', out);
    expect(forgetful).toMatchObject({ exit: 2, err: expect.stringContaining('CONCEJO_OBJECTS') });
    expect(existsSync(out)).toBe(false);
    const written = await run(env(), 'backup', '--out', out);
    expect(written).toMatchObject({ exit: 0, out: expect.stringContaining('3 ficheros') });
    const restored = newFolderWithKeysOf(data);
    const there = { ...env('other'), CONCEJO_DATA: restored, CONCEJO_SECRETS_FILE: keysOf(restored) };
    const used = await run({ ...there, ...env(), CONCEJO_DATA: restored }, 'restore', out);
    expect(used).toMatchObject({ exit: 1, err: expect.stringMatching(/files-of-towns\/ours: no está vac/u) });
    expect(existsSync(join(restored, 'concejo.sqlite'))).toBe(false);
    expect(await run(there, 'restore', out)).toMatchObject({
      exit: 0,
      err: expect.stringContaining('moved-'),
    });
    expect(await run({ CONCEJO_DATA: restored }, 'backup', '--out', out)).toMatchObject({ exit: 2 });
    const inFolder = { CONCEJO_DATA: newFolderWithKeysOf(data) };
    expect(await run(inFolder, 'restore', out)).toMatchObject({ exit: 0, err: '' });
    const content = join(inFolder.CONCEJO_DATA, assetPlace('assets', hash));
    expect(readFileSync(content, 'utf8')).toBe(letter);
    const back = await run(inFolder, 'backup', '--out', join(scratchFolder(), 'back.tar'));
    expect(back).toMatchObject({ exit: 0, out: expect.stringContaining('3 ficheros') });
    const without = (keys: readonly string[]) => keys.map((key) => key.replace(/\/\d+$/u, '/'));
    expect(without(keysIn('other'))).toEqual(without(moved('other')));
    expect(statSync(join(restored, 'concejo.sqlite')).size).toBeGreaterThan(0);
    expect(store.objects.get('other/files/nova/acta nº 1.txt')?.toString()).toBe('first');
  });

  it('is not written if one of them cannot be read, was cut or was changed', async () => {
    const { data } = await votedTown();
    const { store, env } = await filesAndStore(data);
    await run(env(), 'files', 'move');
    const folder = scratchFolder();
    const failing = () => run(env(), 'backup', '--out', join(folder, 'backup.tar'));
    store.failWith(({ method, url }, response) =>
      url.includes('/assets/') && method === 'GET'
        ? answering(403, 'AccessDenied')({ method, url, headers: {} }, response)
        : false,
    );
    expect(await failing()).toMatchObject({ exit: 1, err: expect.stringContaining('403 AccessDenied') });
    store.failWith(({ url }, response) => {
      if (!url.includes('acta%20')) return false;
      response.writeHead(200, { 'content-length': 5 });
      response.write('fi', () => response.destroy());
      return true;
    });
    expect(await failing()).toMatchObject({ exit: 1 });
    store.failWith(() => false);
    store.objects.set(moved('ours')[0] ?? '', Buffer.from('A LETTER'));
    expect(await failing()).toMatchObject({ exit: 1, err: expect.stringContaining('what its key says') });
    store.objects.set('ours/files/../../../etc/passwd', Buffer.from('x'));
    expect(await failing()).toMatchObject({ exit: 1 });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a town whose files go to an object store', () => {
  it('is not loaded while the store is away, and the reason is said', async () => {
    const { store, env } = await filesAndStore();
    const folder = scratchFolder();
    cpSync(join(import.meta.dirname, '..', '..', '..', 'fixtures', 'towns', 'benialt'), folder, {
      recursive: true,
    });
    rmSync(join(folder, 'ballots'), { recursive: true, force: true });
    await store.stop();
    const refused = await run(env(), 'town', 'load', folder);
    expect(refused).toMatchObject({ exit: 1, out: '', err: expect.stringContaining('ECONNREFUSED') });
  });
});
