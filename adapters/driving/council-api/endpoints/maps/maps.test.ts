import nock from 'nock';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const square = '/api/vilanova/tiles/14/8176/6229';
const page = { 'index.html': '<!doctype html><html lang="es"><head><title>Concejo</title></head></html>' };
beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

async function aPortal(maps: object = {}) {
  const servicesFile = join(
    scratchFolder({ 'services.json': JSON.stringify({ publicUrl: 'https://participa.example', maps }) }),
    'services.json',
  );
  const { server } = await openTestCouncil({ webFolder: scratchFolder(page), settings: { servicesFile } });
  const calls: unknown[] = [];
  nock.emitter.removeAllListeners('no match');
  nock.emitter.on('no match', (call) => calls.push(call));
  const agency = (status = 200) =>
    nock('https://www.ign.es')
      .get('/wmts/ign-base')
      .query(true)
      .reply(status, png, { 'content-type': 'image/png' });
  return { server, calls, agency, get: (url: string) => server.inject(url) };
}

describe('the tiles of a town', () => {
  it('come through its own server, and from its shelf the second time', async () => {
    const { get, agency } = await aPortal();
    const asked = agency();
    const first = await get(square);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(first.headers['cache-control']).toBe('public, max-age=604800');
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect(asked.isDone()).toBe(true);
    expect((await get(square)).rawPayload).toEqual(png);
  });

  it('are not those of an address outside the town, and no other host is called for it', async () => {
    const { get, calls } = await aPortal();
    for (const place of [
      '14/8298/5636',
      '14/8176/6229.png',
      '14/-1/6229',
      '14/1e3/6229',
      '19/8176/6229',
      '14/8176/..%2f..',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- the calls of each address are counted
      expect((await get(`/api/vilanova/tiles/${place}`)).json()).toMatchObject({ errCode: 110 });
      expect(calls).toEqual([]);
    }
  });

  it('are missing with a time to come back if their provider does not answer', async () => {
    const { get, agency } = await aPortal();
    agency(500);
    const answer = await get(square);
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { errCode: 111 }]);
    expect(answer.headers['retry-after']).toBe('30');
  });

  it('are asked for 150 times in a minute because of one network, and no more', async () => {
    const { get } = await aPortal();
    // The provider does not answer the first, and is then left alone: what counts here is who asks.
    const asked = Array.from({ length: 151 }, (_, n) => `/api/vilanova/tiles/18/${130_750 + n}/99800`);
    const answers = await Promise.all(asked.map(get));
    expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(150);
    expect(answers.at(-1)?.statusCode).toBe(429);
  });
});

describe('the background of a town’s maps', () => {
  it('names no other host, and the page’s policy permits none', async () => {
    const { get } = await aPortal();
    const map = (await get('/api/vilanova/map')).json();
    expect(map.tiles).toEqual({
      url: '/api/vilanova/tiles/{z}/{x}/{y}',
      credit: '© Instituto Geográfico Nacional',
      host: null,
    });
    expect(map.frame.south).toBeCloseTo(39.275, 2);
    const policy = String((await get('/?realm=vilanova')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data:;");
  });

  it('is asked for by the browser itself where the operator says so, and names its host', async () => {
    const { get, calls } = await aPortal({ direct: true });
    expect((await get('/api/vilanova/map')).json().tiles).toMatchObject({ host: 'www.ign.es' });
    const policy = String((await get('/?realm=vilanova')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https://www.ign.es;");
    expect((await get(square)).statusCode).toBe(404);
    expect(calls).toEqual([]);
  });
});
