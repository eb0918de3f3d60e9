import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answering, fakeObjects } from '#fixtures/builders/councils/fake-objects.ts';
import { bytes } from '#fixtures/builders/data/upload-files.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { wholeBody } from './object-call.ts';
import { bytesBody, fileBody, objectStore } from './object-store.ts';

const because = (why: string | RegExp) => ({ code: 'filesUnavailable', why: expect.stringMatching(why) });

async function aStore(patience = {}) {
  const fake = await fakeObjects({ pageSize: 2 });
  return { ...fake, store: objectStore(fake.settings, patience) };
}

describe('an object', () => {
  it('is stored under the prefix of the council, and read back whole and in part', async () => {
    const { store, objects } = await aStore();
    await store.put('files/nova/acta nº 1 (ñ).txt', bytesBody(bytes('hello')));
    expect([...objects.keys()]).toEqual(['ours/files/nova/acta nº 1 (ñ).txt']);
    const whole = await store.open('files/nova/acta nº 1 (ñ).txt');
    expect(whole === null ? null : String(await wholeBody(whole, 10))).toBe('hello');
    const part = await store.open('files/nova/acta nº 1 (ñ).txt', { headers: { range: 'bytes=1-2' } });
    expect([part?.statusCode, part === null ? null : String(await wholeBody(part, 10))]).toEqual([206, 'el']);
    await store.drop('files/nova/acta nº 1 (ñ).txt');
    expect(await store.open('files/nova/acta nº 1 (ñ).txt')).toBeNull();
  });

  it('is sent from a file in pieces, with its length and its hashes before it', async () => {
    const { store, objects, asked } = await aStore();
    const content = Buffer.alloc(700_000, 'abc');
    const path = join(scratchFolder(), 'plan.pdf');
    writeFileSync(path, content);
    await store.put('files/nova/plan.pdf', fileBody(path));
    expect(objects.get('ours/files/nova/plan.pdf')?.equals(content)).toBe(true);
    expect(asked[0]?.headers).toMatchObject({
      'content-length': '700000',
      'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
      'content-md5': createHash('md5').update(content).digest('base64'),
    });
    expect(asked[0]?.headers['transfer-encoding']).toBeUndefined();
  });

  it('is listed however many there are, under its own name', async () => {
    const { store } = await aStore();
    const names = ['a&b.txt', 'b c.txt', 'd/e.txt', 'ñ+.txt', 'z.txt'];
    for (const name of names) await store.put(`files/nova/${name}`, bytesBody(bytes(name)));
    await store.put('files/other/x.txt', bytesBody(bytes('x')));
    const found: string[] = [];
    for await (const { key } of store.list('files/nova/')) found.push(key);
    expect(found.toSorted()).toEqual(names.map((name) => `files/nova/${name}`).toSorted());
  });

  it('shows neither key nor secret of the account in what is sent or thrown', async () => {
    const { store, asked, settings, failWith } = await aStore();
    await store.put('a', bytesBody(bytes('x')));
    expect(JSON.stringify(asked)).not.toContain(settings.keys.secret);
    expect(asked.map(({ url }) => url).join()).not.toContain(settings.keys.id);
    failWith(answering(403, 'SignatureDoesNotMatch'));
    const thrown = await store.open('a').catch((error: unknown) => error);
    expect(thrown).toMatchObject(because('^403 SignatureDoesNotMatch$'));
    expect(String(thrown) + JSON.stringify(thrown)).not.toMatch(/AKID|secret/u);
  });
});

describe('a store that fails', () => {
  const body = bytesBody(bytes('hello'));

  it('is asked again while it is busy, as soon as it allows, and then has stored the object', async () => {
    const { store, objects, asked, failWith } = await aStore();
    let times = 0;
    failWith((request, response) => {
      times += 1;
      return times < 3 && answering(503, 'SlowDown', { 'retry-after': '0.05' })(request, response);
    });
    await store.put('a', body);
    expect([asked.length, objects.size]).toEqual([3, 1]);
  });

  it('is not waited for longer than residents can wait', async () => {
    const { store, asked, failWith } = await aStore();
    failWith(answering(503, 'SlowDown', { 'retry-after': '3600' }));
    await expect(store.put('a', body)).rejects.toMatchObject(because('^503 SlowDown$'));
    expect(asked).toHaveLength(1);
  });

  it.each([
    [403, 'AccessDenied'],
    [400, 'BadDigest'],
    [301, 'PermanentRedirect'],
  ])('with %i %s is not asked again, nor followed elsewhere', async (status, code) => {
    const { store, asked, failWith } = await aStore();
    failWith(answering(status, code, { location: 'http://127.0.0.1:1/elsewhere' }));
    await expect(store.put('a', body)).rejects.toMatchObject(because(`^${status} ${code}$`));
    expect(asked).toHaveLength(1);
  });

  it('without the bucket is not taken for one without the object', async () => {
    const { settings } = await fakeObjects();
    const store = objectStore({ ...settings, bucket: 'another-bucket' });
    await expect(store.open('a')).rejects.toMatchObject(because('NoSuchBucket'));
    await expect(store.put('a', body)).rejects.toMatchObject(because('404'));
    await expect(store.list('a').next()).rejects.toMatchObject(because('404'));
    expect(await store.isReady()).toBe(false);
  });

  it('with a page of a proxy in the place of an answer has neither stored nor listed anything', async () => {
    const { store, failWith } = await aStore();
    failWith((_asked, response) => {
      response.end('<html>Welcome</html>');
      return true;
    });
    await expect(store.put('a', body)).rejects.toMatchObject(because('without an ETag'));
    await expect(store.list('a').next()).rejects.toMatchObject(because('cannot be read'));
  });

  it('that cuts the line is asked again, and gives up after three tries', async () => {
    const { store, asked, failWith } = await aStore();
    failWith((_asked, response) => {
      response.destroy();
      return true;
    });
    await expect(store.put('a', body)).rejects.toMatchObject(because('ECONNRESET|connection failed'));
    expect(asked).toHaveLength(3);
  });

  it('that says nothing, or stands still within an object, is left after a while', async () => {
    const { store, failWith } = await aStore({ whole: 60, idle: 40, tries: 1 });
    failWith(() => true);
    await expect(store.open('a')).rejects.toMatchObject(because('in time|stands still'));
    failWith((_asked, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('hello');
      return true;
    });
    const answer = await store.open('a');
    await expect(answer === null ? null : wholeBody(answer, 100)).rejects.toMatchObject(
      because('broke off|stands still'),
    );
  });

  it('that sends less than it announced has not sent the object', async () => {
    const { store, failWith } = await aStore({ tries: 1 });
    failWith((_asked, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('hello', () => response.destroy());
      return true;
    });
    const answer = await store.open('a');
    await expect(answer === null ? null : wholeBody(answer, 100)).rejects.toMatchObject(because('broke off'));
  });

  it('that is away is not ready, and is ready once it is there', async () => {
    const { store, stop } = await aStore();
    expect(await store.isReady()).toBe(true);
    await stop();
    expect(await store.isReady()).toBe(false);
  });
});
