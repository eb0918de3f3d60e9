import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { answering, fakeObjects } from '#fixtures/builders/councils/fake-objects.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { aWeekGoesBy } from '#fixtures/builders/councils/week-goes-by.ts';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';

const town = join(import.meta.dirname, '..', '..', '..', '..', 'fixtures', 'towns', 'vilanova');
const drawing = readFileSync(join(town, 'files', 'escudo.svg'));

async function aCouncil() {
  const store = await fakeObjects();
  const opened = await openTestCouncil({ folders: [town], settings: { objects: store.settings } });
  const cookie = await deviceCookie(opened.server);
  const up = () => opened.server.inject(uploadOf('carta.txt', sampleFiles.txt, { cookie }));
  return { ...opened, store, cookie, up };
}

describe('a council whose files are in an object store', () => {
  it('stores there what staff upload, sends it once it is public, and takes what it replaces out of the folder', async () => {
    const { server, data, store } = await aCouncil();
    const cookie = await staffCookie({ data }, { id: 'marta', roles: ['publisher'] });
    const base = '/api/vilanova/staff/files';
    const send = (content: Uint8Array, path = '') =>
      server.inject(uploadOf('bases.txt', content, { cookie, host: 'localhost:80' }, `${base}${path}`));
    const byResident = () => server.inject('/files/vilanova/bases.txt');
    await send(sampleFiles.txt);
    expect((await byResident()).statusCode).toBe(404);
    await server.inject({
      method: 'POST',
      url: `${base}/bases.txt`,
      headers: { cookie },
      payload: { isPublished: true },
    });
    expect((await byResident()).rawPayload.equals(Buffer.from(sampleFiles.txt))).toBe(true);
    await send(Buffer.from('Otras bases\n'), '/bases.txt/content');
    expect((await byResident()).body).toBe('Otras bases\n');
    // This one came with the folder: it is taken out of it.
    const replaced = await send(sampleFiles.txt, '/bases-convocatoria.txt/content');
    expect(replaced.statusCode).toBe(200);
    expect(store.objects.has('ours/files/vilanova/bases-convocatoria.txt')).toBe(false);
    expect((await server.inject('/files/vilanova/bases-convocatoria.txt')).statusCode).toBe(200);
  });

  it('serves what a town publishes as from a folder: whole, in part, if changed, and harmless', async () => {
    const { server, data, store } = await aCouncil();
    expect(store.objects.get('ours/files/vilanova/escudo.svg')?.equals(drawing)).toBe(true);
    expect(existsSync(join(data, 'files', 'vilanova'))).toBe(false);
    const url = '/files/vilanova/escudo.svg';
    const whole = await server.inject(url);
    expect([whole.statusCode, whole.rawPayload.equals(drawing)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=600',
      'accept-ranges': 'bytes',
    });
    const part = await server.inject({ url, headers: { range: 'bytes=1-3' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      drawing.toString('utf8', 1, 4),
      `bytes 1-3/${drawing.length}`,
    ]);
    const etag = String(whole.headers['etag']);
    const same = await server.inject({ url, headers: { 'if-none-match': etag } });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    const head = await server.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await server.inject({ url, headers: { range: 'bytes=9999999-' } })).statusCode).toBe(416);
    for (const none of [
      '/files/vilanova/none.svg',
      '/files/benialt/escudo.svg',
      '/files/vilanova/..%2f..%2fx',
    ])
      expect((await ask(server, none)).status).toBe(404);
    expect(await ask(server, '/api/vilanova/assets2/?filename=escudo.svg')).toMatchObject({
      status: 200,
      body: { items: [{ href: url }], itemsCount: 1 },
    });
  });

  it('acknowledges an upload once it is stored there, gives it back to its sender, and erases it in time', async () => {
    const { server, data, store, cookie, up, council, setTime } = await aCouncil();
    const stored = () => [...store.objects.keys()].filter((key) => key.startsWith('ours/assets/'));
    const { _id } = (await up()).json<{ _id: string }>();
    expect(stored()).toHaveLength(1);
    expect(existsSync(join(data, 'assets'))).toBe(false);
    expect(stored().join('')).not.toMatch(/carta|vilanova/u);
    const own = await server.inject({ url: `/api/vilanova/requests/mine/files/${_id}`, headers: { cookie } });
    expect([own.statusCode, own.body]).toEqual([200, String(Buffer.from(sampleFiles.txt))]);
    expect(own.headers['content-disposition']).toMatch(/^attachment/u);
    // Rows that were erased while the store is away would leave contents there that no row names.
    store.failWith(answering(503, 'SlowDown'));
    await aWeekGoesBy({ council, setTime }, noon + 32 * 86_400_000);
    store.failWith(() => false);
    expect(stored()).toHaveLength(1);
    await council.forget();
    expect(stored()).toEqual([]);
  });

  it('goes on without it while it fails: votes, pages and text; only files are refused, and clearly', async () => {
    const { server, store, cookie, up, log } = await aCouncil();
    const { _id } = (await up()).json<{ _id: string }>();
    store.failWith(answering(403, 'SignatureDoesNotMatch'));
    const refused = await up();
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { errCode: 113 }]);
    expect(refused.headers['retry-after']).toBe('30');
    for (const url of ['/files/vilanova/escudo.svg', `/api/vilanova/requests/mine/files/${_id}`])
      expect(await ask(server, { url, headers: { cookie } })).toMatchObject({
        status: 503,
        body: { errCode: 113 },
      });
    expect((await server.inject(aVote({ cookie }))).statusCode).toBe(200);
    expect((await ask(server, '/readyz')).body).toMatchObject({ status: 'ok', unavailable: ['files'] });
    expect((await server.inject('/manifest.webmanifest?realm=vilanova')).statusCode).toBe(200);
    const lines = log.filter((line) => line.includes('the store of files'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).toContain('403 SignatureDoesNotMatch');
    expect(log.join('')).not.toMatch(/AKID|a-secret|carta/u);
  });
});
