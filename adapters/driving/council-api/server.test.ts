import { describe, expect, it } from 'vitest';
import { refusalBody, refusals, type RefusalTag } from '#adapters/wire/refusals.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { buildServer } from './server.ts';

const refusalOf = (tag: RefusalTag) => ({ status: refusals[tag].status, body: refusalBody(tag) });
const page =
  '<!doctype html><html lang="es"><head><title>Concejo</title><!--head--></head><body><!--page-facts--></body></html>';

const shared = sharedCouncil({ 'index.html': page });

describe('an unknown call', () => {
  it.each([
    ['/api/vilanova/nothing', 'unknownAddress'],
    ['/api', 'unknownAddress'],
    ['/api?x=1', 'unknownAddress'],
    ['/files/vilanova/gone.svg', 'unknownAddress'],
    ['/files/', 'unknownAddress'],
    ['/assets/gone.js', 'unknownAddress'],
    ['/citaprevia/vilanova', 'unknownAddress'],
    ['/api/nowhere/surveys', 'unknownRealm'],
    ['/api/nowhere/collections/settings', 'unknownRealm'],
    ['/api/regions/collections/all?region.realm=nowhere', 'unknownRealm'],
    ['/api/regions/collections/all', 'unknownRealm'],
    ['/users/nowhere/loggedin', 'unknownRealm'],
    ['/api/vilanova/surveys/pressupost-benialt', 'unknownSurvey'],
    ['/api/vilanova/surveys/pressupost-benialt/results', 'unknownSurvey'],
    ['/api/vilanova/surveys/pressupost-benialt-anterior/ballots', 'unknownSurvey'],
    ['/api/vilanova/surveys/presupuestos-2027/results', 'resultsHidden'],
    ['/api/vilanova/surveys/presupuestos-2027/ballots', 'resultsHidden'],
    ['/api/vilanova/collections/census', 'unknownDocument'],
    ['/api/vilanova/collections/%23surveys', 'unknownDocument'],
    ['/api/vilanova/collections/settings/gone', 'unknownDocument'],
    ['/api/vilanova/collections/procesos?email=/^a/i', 'wrongQuery'],
    ['/api/vilanova/collections/procesos?or=email=x', 'wrongQuery'],
    ['/api/vilanova/collections/procesos?limit=1&limit=2', 'wrongQuery'],
    ['/api/vilanova/collections/procesos/between?start=x&end=y', 'wrongQuery'],
    ['/api/vilanova/surveys/%zz', 'unreadable'],
    ['/users/vilanova/loggedin', 'noSession'],
  ] as const)('%s → %s', async (url, tag) => {
    const { server } = await shared();
    const { status, body, headers } = await ask(server, url);
    expect({ status, body }).toEqual(refusalOf(tag));
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('by another method than it accepts is an unknown address', async () => {
    const { server } = await shared();
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'] as const) {
      expect(await ask(server, { method, url: '/api/vilanova/surveys' })).toMatchObject(
        refusalOf('unknownAddress'),
      );
    }
  });

  it('reveals nothing of a defect', async () => {
    const council = await openTestCouncil();
    const broken = {
      realms: { town: () => Promise.reject(new Error('no such table')) },
      clock: { now: () => 0 },
      filesFolder: council.data,
    };
    const log: string[] = [];
    const server = await buildServer(broken as never, '/no-web', { write: (record) => log.push(record) });
    const call = { url: '/api/vilanova/surveys?id=12345678Z', remoteAddress: '192.0.2.7' };
    expect(await ask(server, call)).toMatchObject(refusalOf('defect'));
    expect(log.join('')).toMatch(/defect/u);
    expect(log.join('')).not.toMatch(/12345678Z|192\.0\.2\.7/u);
    await server.close();
    expect(council.log).toEqual([]);
  });
});

describe('the server', () => {
  it('answers HEAD like GET, without a body', async () => {
    const { server } = await shared();
    for (const url of [
      '/',
      '/procesos-participativos',
      '/api/vilanova/surveys',
      '/files/vilanova/escudo.svg',
      '/healthz',
    ]) {
      const [head, get] = [await server.inject({ method: 'HEAD', url }), await server.inject(url)];
      expect([url, head.statusCode, head.body, head.headers['content-type']]).toEqual([
        url,
        200,
        '',
        get.headers['content-type'],
      ]);
    }
  });

  it('says that it is alive and ready, or that it is not', async () => {
    const { server, council } = await openTestCouncil();
    expect(await ask(server, '/healthz')).toMatchObject({ status: 200 });
    expect(await ask(server, '/readyz')).toMatchObject({
      status: 200,
      body: { towns: ['benialt', 'vilanova'] },
    });
    await council.close();
    expect(await ask(server, '/readyz')).toMatchObject(refusalOf('storageFailed'));
  });

  it('slows down a sender who asks three thousand times a minute, pages too, and no other', async () => {
    const { server } = await openTestCouncil({ webFolder: scratchFolder({ 'index.html': page }) });
    const from = (remoteAddress: string, url: string) => ask(server, { url, remoteAddress });
    for (let n = 0; n < 3000; n += 1)
      await server.inject({ url: '/users/nowhere/loggedin', remoteAddress: '192.0.2.7' });
    const slowed = await from('192.0.2.7', '/readyz');
    expect(slowed).toMatchObject({ status: 429, body: { errCode: 37, retryAfter: expect.any(Number) } });
    expect(slowed.headers['retry-after']).toBeDefined();
    expect(await from('192.0.2.7', '/procesos-participativos')).toMatchObject({ status: 429 });
    expect(await from('192.0.2.7', '/healthz')).toMatchObject({ status: 200 });
    expect(await from('192.0.2.8', '/readyz')).toMatchObject({ status: 200 });
  });

  it('lets no answer be framed, type-guessed or given another base, for any request', async () => {
    const { server } = await shared();
    const urls = [
      '/',
      '/nada',
      '/api/vilanova/surveys',
      '/api/nada',
      '/files/vilanova/escudo.svg',
      '/files/nada',
      '/%zz',
    ];
    for (const url of urls) {
      const { headers } = await ask(server, url);
      const policy = String(headers['content-security-policy']);
      expect([url, policy.includes("default-src 'none'")]).toEqual([url, true]);
      expect([url, policy.includes("base-uri 'none'")]).toEqual([url, true]);
      expect([url, policy.includes("frame-ancestors 'none'")]).toEqual([url, true]);
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
    }
  });

  it('lets no page of another origin read what belongs to a session', async () => {
    const { server } = await openTestCouncil();
    const { headers } = await ask(server, {
      url: '/users/vilanova/loggedin',
      headers: { origin: 'https://evil.example' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
