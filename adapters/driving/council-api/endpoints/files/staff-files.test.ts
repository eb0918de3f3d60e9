import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileUses } from '#adapters/driven/sqlite/tables/files/file-uses.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';

const base = '/api/vilanova/staff/files';
const picture = (colour: string, width = 1200) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** A person of staff at one server of a council. */
const atDesk = ({ server }: Pick<TestCouncil, 'server'>, cookie: string) => ({
  get: (path: string) => ask(server, { url: `${base}${path}`, headers: { cookie } }),
  post: (path: string, payload: object = {}) =>
    ask(server, { method: 'POST', url: `${base}${path}`, headers: { cookie }, payload }),
  send: (name: string, content: Uint8Array, path = '') =>
    ask(server, uploadOf(name, content, { cookie, host: 'localhost:80' }, `${base}${path}`)),
});

/** Every way in which the public could get a file of the office. */
async function publicStatuses({ server }: Pick<TestCouncil, 'server'>, name: string) {
  const asked = [
    { url: `/files/vilanova/${name}` },
    { url: `/files/vilanova/${name}?w=480` },
    { url: `/files/vilanova//${name}` },
    { url: `/files/vilanova/x%2f..%2f${name}` },
    { method: 'HEAD', url: `/files/vilanova/${name}` },
    { url: `/files/vilanova/${name}`, headers: { range: 'bytes=0-3' } },
    { url: `${base}/${name}/content` },
  ] as const;
  const answers = await Promise.all(asked.map((one) => server.inject(one)));
  const found = await server.inject(`/api/vilanova/assets2/?filename=${name}`);
  return [...answers.map(({ statusCode }) => statusCode), found.json<{ itemsCount: number }>().itemsCount];
}

const nowhere = [404, 404, 400, 404, 404, 404, 403, 0];

describe('the files of staff', () => {
  const open = sharedCouncil();

  it('are public only while a published document uses them, or once staff publish them', async () => {
    const council = await open();
    const desk = atDesk(council, await staffCookie(council, { id: 'marta', roles: ['publisher'] }));
    const put = await desk.send('Placa Major.jpeg', await picture('#cc3311'));
    expect(put).toMatchObject({ status: 200, body: { name: 'Placa-Major.jpg', isPublished: false } });
    const [name, address] = ['Placa-Major.jpg', '/files/vilanova/Placa-Major.jpg'];
    expect(await publicStatuses(council, name)).toEqual(nowhere);
    expect((await desk.get(`/${name}/content?w=480`)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
    });

    // As publishing does it, in the transaction of the document.
    const database = openSql(join(council.data, 'concejo.sqlite'));
    const use = (body: object | null) => fileUses(database).note(realmId('vilanova'), 'nodes', 'n1', body);
    use({ image: address });
    expect(await publicStatuses(council, name)).toEqual([200, 200, 400, 404, 200, 200, 403, 1]);
    expect((await desk.post(`/${name}/remove`)).body).toMatchObject({
      errCode: 165,
      faults: [{ collection: 'nodes', document: 'n1', isDraft: false }],
    });
    use(null);
    expect(await publicStatuses(council, name)).toEqual(nowhere);
    database.close();

    expect((await desk.post(`/${name}`, { isPublished: true })).status).toBe(200);
    expect((await desk.get(`/${name}`)).body).toMatchObject({
      isPublic: true,
      uses: [],
      steps: [
        { act: 'file.upload', by: 'marta' },
        { act: 'file.publish', to: 'published' },
      ],
    });
    expect((await publicStatuses(council, name))[0]).toBe(200);
    expect((await desk.post(`/${name}/remove`)).body).toEqual({ status: 'ok' });
    expect(await publicStatuses(council, name)).toEqual(nowhere);
    expect((await desk.get(`/${name}`)).status).toBe(404);
  });

  it('that are replaced are seen at once at the same address, by every server process', async () => {
    const council = await open();
    const desk = atDesk(council, await staffCookie(council, { id: 'marta', roles: ['publisher'] }));
    await desk.send('plaza.jpg', await picture('#cc3311'));
    await desk.post('/plaza.jpg', {
      isPublished: true,
      words: { es: 'La plaza Mayor' },
      focus: { x: 20, y: 80 },
    });
    const second = await council.second();
    const read = (headers: Record<string, string> = {}) =>
      second.server.inject({ url: '/files/vilanova/plaza.jpg', headers });
    const first = await read();
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const etag = String(first.headers.etag);
    expect((await read({ 'if-none-match': `"x", W/${etag}` })).statusCode).toBe(304);
    const replaced = await desk.send('otra.png', await picture('#115599'), '/plaza.jpg/content');
    expect(replaced.body).toMatchObject({
      name: 'plaza.jpg',
      words: { es: 'La plaza Mayor' },
      focus: { x: 20 },
    });
    const now = await read({ 'if-none-match': etag });
    expect([now.statusCode, now.rawPayload.equals(first.rawPayload)]).toEqual([200, false]);

    const [before] = (replaced.body as { replaced: { hash: string }[] }).replaced;
    await desk.post('/plaza.jpg', { restore: before?.hash });
    expect((await read()).headers.etag).toBe(etag);
    expect((await desk.post('/plaza.jpg', { restore: 'x' })).body['where']).toBe('noLongerStored');

    const arms = await desk.send('escudo.png', await picture('#003300'), '/escudo.svg/content');
    expect(arms).toMatchObject({ status: 200, body: { name: 'escudo.svg', replaced: [{ by: 'system' }] } });
    for (const path of ['escudo.svg', 'x%2f..%2fescudo.svg']) {
      const shown = await second.server.inject(`/files/vilanova/${path}`);
      expect(shown.body).not.toContain('<svg');
    }
    expect((await desk.get('?search=escudo')).body).toMatchObject({ itemsCount: 1 });
    await second.close();
  });

  it('can be changed only by those whose role allows it', async () => {
    const council = await open();
    const editor = atDesk(council, await staffCookie(council, { id: 'nuria', roles: ['editor'] }));
    const reader = atDesk(council, await staffCookie(council, { id: 'rosa', roles: ['reader'] }));
    const other = atDesk(
      council,
      await staffCookie(council, { id: 'ona', realm: 'benialt', roles: ['publisher'] }),
    );
    expect((await reader.get('?group=pictures&limit=1')).body['items']).toHaveLength(1);
    expect((await reader.send('a.txt', sampleFiles.txt)).status).toBe(403);
    expect((await other.send('a.txt', sampleFiles.txt)).status).toBe(403);
    expect((await other.get('')).status).toBe(403);
    expect((await editor.send('a.txt', sampleFiles.txt)).status).toBe(200);
    expect((await editor.send('b.txt', sampleFiles.txt, '/a.txt/content')).status).toBe(200);
    expect((await editor.post('/a.txt', { words: { es: 'Bases' } })).status).toBe(200);
    for (const change of [{ isPublished: true }, { restore: 'x' }])
      expect((await editor.post('/a.txt', change)).status).toBe(403);
    expect((await editor.send('b.svg', sampleFiles.txt, '/escudo.svg/content')).status).toBe(403);
    expect((await editor.post('/a.txt/remove')).status).toBe(403);
    expect((await editor.post('/none.txt', {})).status).toBe(404);
    expect((await editor.send('b.txt', sampleFiles.txt, '/none.txt/content')).status).toBe(404);
    expect((await editor.get('/none.txt/content')).status).toBe(404);
    expect((await editor.get('/favicon.svg/content')).status).toBe(404);
    expect((await editor.post('/a.txt', { words: { xx: 'a' } })).body).toMatchObject({ where: 'wrongWords' });
  });

  it('are refused with the reason, and what is too large is not read to its end', async () => {
    const council = await open();
    const desk = atDesk(council, await staffCookie(council, { id: 'marta', roles: ['publisher'] }));
    expect((await desk.send('a.svg', sampleFiles.txt)).body).toMatchObject({
      errCode: 78,
      where: 'unknownKind',
    });
    expect((await desk.send('a.jpg', sampleFiles.txt)).body).toMatchObject({ where: 'unknownKind' });
    expect((await desk.send('a.pdf', sampleFiles.txt, '/escudo.svg/content')).body).toMatchObject({
      where: 'namesDiffer',
    });
    const large = await desk.send('a.txt', new Uint8Array(32 * 1024 * 1024 + 1).fill(32));
    expect(large).toMatchObject({ status: 413, body: { errCode: 166 } });
    expect((await desk.post('', {})).body).toMatchObject({ where: 'file' });
    expect((await desk.get('?group=none')).status).toBe(400);
  });
});
