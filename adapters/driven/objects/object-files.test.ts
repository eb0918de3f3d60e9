import { describe, expect, it } from 'vitest';
import { assetFilesContract, townFilesContract } from '#contract-tests/ports/server/file-stores.ts';
import { realmId } from '#domain/shared/ids.ts';
import { answering, fakeObjects } from '#fixtures/builders/councils/fake-objects.ts';
import { bytes } from '#fixtures/builders/data/upload-files.ts';
import { assetOfKey, objectAssets } from './object-assets.ts';
import { bytesBody, objectStore } from './object-store.ts';
import { objectTownFiles } from './object-town-files.ts';

assetFilesContract('an object store', async () => objectAssets(objectStore((await fakeObjects()).settings)));
townFilesContract('an object store', async () =>
  objectTownFiles(objectStore((await fakeObjects()).settings)),
);

describe('an upload in an object store', () => {
  it('has a key of its hash and the instant, and of nobody’s name', async () => {
    const { settings, objects } = await fakeObjects();
    const hash = await objectAssets(objectStore(settings)).put(bytes('a letter'), 1_700_000_000_000);
    const key = `assets/${hash.slice(0, 2)}/${hash}/1700000000000`;
    expect([...objects.keys()]).toEqual([`ours/${key}`]);
    expect(assetOfKey(key)).toEqual({ hash, at: 1_700_000_000_000 });
    for (const other of [`assets/00/${hash}/1`, `assets/${hash}`, `${key}/x`, `files/nova/${hash}`])
      expect(assetOfKey(other)).toBeNull();
  });

  it('is not acknowledged before the store has acknowledged it', async () => {
    const { settings, objects, failWith } = await fakeObjects();
    failWith(answering(507, 'NoSpace'));
    const assets = objectAssets(objectStore(settings));
    await expect(assets.put(bytes('a letter'), 1)).rejects.toMatchObject({ why: '507 NoSpace' });
    expect(objects.size).toBe(0);
  });

  it('that was changed in the store is not given out', async () => {
    const { settings, objects } = await fakeObjects();
    const assets = objectAssets(objectStore(settings));
    const hash = await assets.put(bytes('a letter'), 1);
    for (const key of objects.keys()) objects.set(key, Buffer.from('another'));
    await expect(assets.get(hash)).rejects.toMatchObject({ code: 'filesUnavailable' });
  });
});

describe('a published file in an object store', () => {
  const nova = realmId('nova');

  it('cannot be reached by a path that leaves the towns’ files', async () => {
    const { settings, asked } = await fakeObjects();
    const store = objectStore(settings);
    await store.put('secret.txt', bytesBody(bytes('secret')));
    const files = objectTownFiles(store);
    const before = asked.length;
    for (const path of [
      '../secret.txt',
      'nova/../../secret.txt',
      'nova//x',
      './x',
      '',
      'nova/\u0000',
      'a\\b',
    ])
      expect(await files.open(path, { isHead: false })).toBeNull();
    expect(await files.small(nova, '../../secret.txt', 100)).toBeNull();
    expect(asked).toHaveLength(before);
  });

  it('is read anew for each page, and not asked for again soon after the store failed', async () => {
    const { settings, objects, asked, failWith } = await fakeObjects();
    const store = objectStore(settings);
    const files = objectTownFiles(store);
    const icon = async () =>
      Buffer.from((await files.small(nova, 'icon.svg', 100))?.content ?? '').toString();
    await store.put('files/nova/icon.svg', bytesBody(bytes('first')));
    expect(await icon()).toBe('first');
    objects.set('ours/files/nova/icon.svg', Buffer.from('second'));
    expect(await icon()).toBe('second');
    const before = asked.length;
    failWith(answering(503, 'SlowDown'));
    for (let page = 0; page < 3; page += 1)
      await expect(icon()).rejects.toMatchObject({ why: '503 SlowDown' });
    expect(asked).toHaveLength(before + 1);
  });

  it('is asked for only under conditions that every store can read', async () => {
    const { settings, asked } = await fakeObjects();
    const store = objectStore(settings);
    await store.put('files/nova/a.txt', bytesBody(bytes('0123456789')));
    const files = objectTownFiles(store);
    const strange = {
      range: 'bytes=a-b, 3-4',
      ifNoneMatch: 'ñ\u00ff',
      ifModifiedSince: 'someday',
      ifRange: '"x"',
    };
    expect(await files.open('nova/a.txt', { isHead: false, ...strange })).toMatchObject({ status: 200 });
    const names = Object.keys(asked.at(-1)?.headers ?? {});
    expect(names.filter((name) => name.startsWith('if-') || name === 'range')).toEqual([]);
    const last = await files.open('nova/a.txt', { isHead: false, range: 'bytes=7-' });
    expect(last).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 7-9/10' } });
    expect(await files.open(`nova/${'x'.repeat(1000)}`, { isHead: false })).toBeNull();
  });
});
