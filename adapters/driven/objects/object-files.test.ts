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

  it('is asked for once for the pages of a minute, also if the store is away', async () => {
    const { settings, asked, failWith } = await fakeObjects();
    const store = objectStore(settings);
    await store.put('files/nova/icon.svg', bytesBody(bytes('<svg/>')));
    const files = objectTownFiles(store);
    const before = asked.length;
    for (let page = 0; page < 3; page += 1) await files.small(nova, 'icon.svg', 100);
    expect(asked).toHaveLength(before + 1);
    failWith(answering(503, 'SlowDown'));
    for (let page = 0; page < 3; page += 1)
      await expect(files.small(nova, 'favicon.svg', 100)).rejects.toMatchObject({ why: '503 SlowDown' });
    expect(asked).toHaveLength(before + 2);
  });
});
