import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mappingAgency } from '#domain/maps/tile-provider.ts';
import { left, right } from '#domain/shared/result.ts';
import { httpTiles, tileAddress } from './http-tiles.ts';

const base = 'https://tiles.example';
const provider = { url: `${base}/{z}/{x}/{y}.png`, credit: '© Tiles', host: 'tiles.example' };
const square = { zoom: 14, x: 8176, y: 6229 };
const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const picture = { type: 'image/png', content: new Uint8Array(png) };
const unreachable = left({ kind: 'tilesUnreachable' });
beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

function source() {
  let now = 0;
  const tiles = httpTiles({ now: () => now }, 'https://participa.example');
  return { ask: (tile = square) => tiles.fetch(provider, tile), pass: (time: number) => void (now += time) };
}
const answer = (status: number, body: string | Buffer, headers: Record<string, string> = {}) =>
  nock(base)
    .get('/14/8176/6229.png')
    .reply(status, body, { 'content-type': 'image/png', ...headers });

describe('a tile over HTTPS', () => {
  it('is asked for at the place of its zoom, column and row, by a program that says whose it is', async () => {
    const asked = nock(base, { reqheaders: { 'user-agent': 'Concejo (https://participa.example)' } })
      .get('/14/8176/6229.png')
      .reply(200, png, { 'content-type': 'image/png' });
    expect(await source().ask()).toEqual(right(picture));
    expect(asked.isDone()).toBe(true);
  });

  it('has the address that the mapping agency documents', () => {
    expect(tileAddress(mappingAgency, square)?.search).toContain('TileMatrix=14&TileCol=8176&TileRow=6229');
  });

  it('is what its content is: a JPEG or a WebP may come under another name', async () => {
    answer(200, Buffer.from('ffd8ffe0', 'hex'));
    expect(await source().ask()).toMatchObject(right({ type: 'image/jpeg' }));
    answer(200, Buffer.from('RIFF0000WEBPVP8 '));
    expect(await source().ask()).toMatchObject(right({ type: 'image/webp' }));
  });

  it.each([
    ['a redirect into the machine’s own network', 302, '', { location: 'http://169.254.169.254/' }],
    ['a page', 200, '<html>', { 'content-type': 'text/html' }],
    ['a page that calls itself a picture', 200, '<html><script>', {}],
    ['a drawing that could run scripts', 200, '<svg onload="x">', { 'content-type': 'image/svg+xml' }],
    ['more than a tile can have', 200, Buffer.concat([png, Buffer.alloc(600 * 1024)]), {}],
    ['an error', 500, png, {}],
  ])('is not had from %s', async (_, status, body, headers) => {
    answer(status, body, headers);
    expect(await source().ask()).toEqual(unreachable);
  });

  it.each([
    ['another host', { ...provider, host: 'www.ign.es' }],
    ['clear text', { ...provider, url: 'http://tiles.example/{z}/{x}/{y}' }],
    ['digits', { ...provider, url: 'https://10.0.0.1/{z}/{x}/{y}', host: '10.0.0.1' }],
  ])('is not asked for at %s', async (_, other) => {
    expect(tileAddress(other, square)).toBeNull();
    const calls: unknown[] = [];
    nock.emitter.on('no match', (call) => calls.push(call));
    expect(await httpTiles({ now: () => 0 }, null).fetch(other, square)).toEqual(unreachable);
    expect(calls).toEqual([]);
  });

  it('is asked for once, however many readers want it at the same time', async () => {
    answer(200, png);
    const { ask } = source();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([
      right(picture),
      right(picture),
      right(picture),
    ]);
  });

  it('is not asked for again within half a minute of a failure', async () => {
    answer(500, '');
    const { ask, pass } = source();
    expect(await ask()).toEqual(unreachable);
    answer(200, png);
    expect(await ask()).toEqual(unreachable);
    pass(30_000);
    expect(await ask()).toEqual(right(picture));
  });

  it('waits for two others, and a flood of them is refused', async () => {
    let [running, most] = [0, 0];
    nock(base)
      .get(/png/u)
      .times(300)
      .reply(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => void setImmediate(resolve));
        running -= 1;
        return [200, png, { 'content-type': 'image/png' }];
      });
    const { ask } = source();
    const all = await Promise.all(Array.from({ length: 250 }, (_, x) => ask({ ...square, x })));
    expect(most).toBe(2);
    expect(all.filter(({ _tag }) => _tag === 'Right')).toHaveLength(202);
  });
});
