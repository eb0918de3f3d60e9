import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { crowdedTown, people, raceOf, voteOf } from '#fixtures/builders/towns/crowd.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { aVote, codeOf, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { buildServer } from '../server.ts';

const info = { log: 'info' } as const;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
const page = '<!doctype html><html lang="es"><head><!--head--></head><body><!--page-facts--></body></html>';

const linesOf = (log: readonly string[]) => log.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('has a line of JSON for each request, with these members and no other', async () => {
    const { server, log } = await openTestCouncil({ settings: info });
    const { headers } = await server.inject('/api/vilanova/surveys/presupuestos-2027?lang=va');
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^\{.*\}\n$/u);
    expect(linesOf(log)).toEqual([
      {
        level: 'info',
        time: '2026-11-18T11:00:00.000Z',
        request: headers['x-request-id'],
        method: 'GET',
        route: '/api/:realm/surveys/:id',
        status: 200,
        milliseconds: expect.any(Number),
        realm: 'vilanova',
        message: 'request',
      },
    ]);
  });

  it('names pages as `page`, unknown addresses as `none`, and no unknown realm', async () => {
    const webFolder = scratchFolder({ 'index.html': page });
    const { server, log } = await openTestCouncil({ settings: info, webFolder });
    for (const url of ['/procesos-participativos/12345678Z', '/api/12345678Z/surveys', '/api/12345678Z'])
      await server.inject(url);
    expect(linesOf(log).map(({ route, status, realm }) => ({ route, status, realm }))).toEqual([
      { route: 'page', status: 404, realm: null },
      { route: '/api/:realm/surveys', status: 404, realm: null },
      { route: 'none', status: 404, realm: null },
    ]);
    expect(log.join('')).not.toContain('12345678Z');
  });

  it('has nothing of the calls that a page makes within the server', async () => {
    const webFolder = scratchFolder({ 'index.html': page });
    const { server, log } = await openTestCouncil({ settings: info, webFolder });
    await server.inject('/');
    expect(linesOf(log).map(({ route }) => route)).toEqual(['/']);
  });

  it('has no identity number, secret, code, device, cookie, address or answer after a whole vote', async () => {
    const council = await openTestCouncil({
      folders: [crowdedTown({ canChangeVote: true })],
      settings: info,
    });
    const { server, log } = council;
    const device = randomBytes(16).toString('hex');
    const from = '203.0.113.77';
    await raceOf(council);
    const cookie = await deviceCookie(server, 'nova', device);
    const [ana] = people;
    const vote = { ...voteOf(0, cookie), remoteAddress: from };
    const asked = { ...vote, url: '/api/nova/surveys/poll/myvote' };
    const wrong = aVote({ cookie, realm: 'nova', survey: 'poll', ...ana, secret: 'XQZW', from });
    const calls = [
      vote,
      asked,
      wrong,
      { ...wrong, payload: `{"answer": ${ana?.id}, "census"` },
      { ...vote, url: `/api/nova/surveys/${ana?.id}/vote?id=${ana?.id}` },
      {
        ...vote,
        headers: { cookie, 'x-request-id': ana?.id, 'user-agent': ana?.id, referer: `/${ana?.id}` },
      },
      {
        method: 'GET' as const,
        url: '/api/nova/surveys/poll/results',
        headers: { cookie },
        remoteAddress: from,
      },
      { method: 'GET' as const, url: `/users/nova/loggedin?secret=${device}`, headers: { cookie } },
    ];
    for (const call of calls) await server.inject(call as never);
    expect(log.length).toBeGreaterThan(300 + calls.length - 1);
    // Ids of requests are random: they may contain any four digits by chance.
    const everything = log.join('').replaceAll(/"request":"[0-9a-f-]{36}"/gu, '');
    expect(everything).not.toContain('"request":');
    const secrets = people.flatMap(({ id }, n) => [
      id,
      id.slice(0, 8),
      id.toLowerCase(),
      ...[0, 1, 2].flatMap((k) => [codeOf(n * 3 + k).join(''), codeOf(n * 3 + k).join('","')]),
    ]);
    const token = cookie.split('=')[1] ?? '';
    const hidden = [...secrets, device, cookie, token, from, '127.0.0.1', 'XQZW', 'poll', '?', '"a"'];
    expect(hidden.filter((secret) => everything.includes(secret))).toEqual([]);
  });

  it('names a defect by its kind and place, not in words that may quote a sender', async () => {
    const log: string[] = [];
    const broken = {
      realms: { town: () => Promise.reject(new TypeError('cannot read 12345678Z')) },
      clock: { now: () => 0 },
      filesFolder: scratchFolder(),
      rehearsals: null,
    };
    const server = await buildServer(broken as never, '/no-web', { write: (record) => log.push(record) });
    await server.inject('/api/vilanova/surveys/poll/results');
    await server.close();
    expect(linesOf(log)).toEqual([
      {
        level: 'error',
        time: '1970-01-01T00:00:00.000Z',
        request: expect.stringMatching(uuid),
        err: { type: 'TypeError', message: '', stack: expect.stringContaining('request-log.test.ts') },
        message: 'defect',
      },
    ]);
    expect(log.join('')).not.toContain('12345678Z');
  });

  it.each(['error', 'silent'] as const)('of the level %s has no line for a request', async (level) => {
    const { server, log } = await openTestCouncil({ folders: [], settings: { log: level } });
    await server.inject('/healthz');
    await server.inject('/api/nowhere/surveys');
    expect(log).toEqual([]);
  });
});

describe('the id of a request', () => {
  it('is in its answer, whatever the answer, and is the proxy’s if the proxy sends one', async () => {
    const { server } = await openTestCouncil({ folders: [] });
    const given = '0af7651916cd43dd8448eb211c80319c';
    const named = async (url: string, id: string) =>
      (await server.inject({ url, headers: { 'x-request-id': id } })).headers['x-request-id'];
    for (const url of ['/healthz', '/api/nowhere/surveys', '/files/nothing', '/nothing', '/%zz'])
      expect(await named(url, given)).toBe(given);
    expect(await named('/healthz', '7f1c8a52-9a0e-4b52-8a4b-2c1d3e4f5a6b')).toBe(
      '7f1c8a52-9a0e-4b52-8a4b-2c1d3e4f5a6b',
    );
  });

  it('is one of our own if the client sends anything else', async () => {
    const { server } = await openTestCouncil({ folders: [] });
    const ids = [
      '',
      '12345678Z',
      'a',
      'x'.repeat(32),
      codeOf(1).join(''),
      '0'.repeat(33),
      `${'0'.repeat(32)}\u00e9`,
    ];
    for (const id of ids) {
      const { headers } = await server.inject({ url: '/healthz', headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toMatch(uuid);
    }
  });
});
