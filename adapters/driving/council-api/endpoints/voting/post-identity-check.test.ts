import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refusalBody, refusals, type RefusalTag } from '#adapters/wire/refusals.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const refusalOf = (tag: RefusalTag) => ({
  status: refusals[tag].status,
  body: expect.objectContaining(refusalBody(tag)),
});

interface Check {
  readonly cookie: string;
  readonly realm?: string;
  readonly from?: string;
  readonly id?: unknown;
  readonly type?: unknown;
  readonly date?: unknown;
  readonly consent?: unknown;
}

/** The call that has an identity checked in Benialt; by default a right one. */
const aCheck = ({ cookie, realm = 'benialt', from = '127.0.0.1', ...more }: Check): InjectOptions => ({
  method: 'POST',
  url: `/api/${realm}/identitycheck`,
  remoteAddress: from,
  headers: { cookie },
  payload: { id: '11111111H', type: '1', date: '1975-03-02', consent: true, ...more },
});

/** The answer's word, or the number of a refusal's tag. */
async function wordOf(server: FastifyInstance, check: Check) {
  const { statusCode, body, headers } = await server.inject(aCheck(check));
  return statusCode === 200 && String(headers['content-type']).startsWith('text/plain') ? body : statusCode;
}

async function benialt(options: Parameters<typeof openTestCouncil>[0] = {}) {
  const council = await openTestCouncil(options);
  return { ...council, cookie: await deviceCookie(council.server, 'benialt') };
}

describe('checking an identity at the council', () => {
  const shared = sharedCouncil();
  /** A resident in a network of their own, whose wrong tries count for nobody else. */
  async function resident(network: number) {
    const council = await shared();
    const cookie = await deviceCookie(council.server, 'benialt');
    return { ...council, cookie, from: `192.0.2.${network}` };
  }

  it('answers with the public service’s own word, not to be cached', async () => {
    const { server, cookie, from } = await resident(1);
    const { headers, body } = await server.inject(aCheck({ cookie, from }));
    expect(body).toBe('True');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(await wordOf(server, { cookie, from, date: '1975-03-03' })).toBe('False');
  });

  it('knows documents of every type, however the number is spelt', async () => {
    const { server, cookie, from } = await resident(2);
    for (const more of [
      { id: ' 11.111.111-h', type: 1 },
      { id: 'x-8682875-f', type: '4', date: '1942-06-19' },
      { id: 'pab 123456', type: '5', date: '1962-02-28' },
      { id: 'K1234567L', type: '7', date: '1991-10-05' },
    ])
      expect(await wordOf(server, { cookie, from, ...more })).toBe('True');
  });

  it('gives the same answer for an unknown number and a wrong day or type', async () => {
    const { server, cookie, from } = await resident(3);
    const wrong = [{ date: '1975-03-03' }, { id: '00000000T' }, { type: '5' }];
    const answers = [];
    for (const more of wrong) {
      const { statusCode, body, headers } = await server.inject(aCheck({ cookie, from, ...more }));
      const { date: _, 'x-request-id': __, ...rest } = headers;
      answers.push(JSON.stringify([statusCode, body, rest]).replaceAll(/"x-ratelimit-\w+":"\d+"/gu, ''));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('False');
  });

  it('needs a town that has it, a session of that town, and the three fields', async () => {
    const { server, cookie, from } = await resident(4);
    const elsewhere = await deviceCookie(server, 'vilanova');
    expect(await ask(server, aCheck({ cookie: elsewhere, from, realm: 'vilanova' }))).toMatchObject(
      refusalOf('unknownAddress'),
    );
    expect(await ask(server, aCheck({ cookie, from, realm: 'nowhere' }))).toMatchObject(
      refusalOf('unknownRealm'),
    );
    for (const stranger of ['', elsewhere])
      expect(await ask(server, aCheck({ cookie: stranger, from }))).toMatchObject(refusalOf('noSession'));
    for (const [more, where] of [
      [{ id: '' }, 'id'],
      [{ id: undefined }, 'id'],
      [{ type: '2' }, 'type'],
      [{ type: null }, 'type'],
      [{ type: '4' }, 'id'],
      [{ date: '02/03/1975' }, 'date'],
      [{ id: ' ', date: '' }, 'id, date'],
    ] as const) {
      const refused = await ask(server, aCheck({ cookie, from, ...more }));
      expect(refused).toMatchObject(refusalOf('unreadable'));
      expect(String(refused.body['where'])).toMatch(new RegExp(`^${where}`, 'u'));
    }
  });

  it('looks nothing up without the authorisation of the person', async () => {
    const looked: unknown[] = [];
    const service = createServer((request, response) => {
      looked.push(request.url);
      response.end('True');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void service.close());
    await new Promise((resolve) => service.once('listening', resolve));
    const { port } = service.address() as AddressInfo;
    const { server, cookie } = await benialt({ identityUrl: `http://127.0.0.1:${port}/` });
    for (const consent of [undefined, null, false, 'true', 1]) {
      const refused = await ask(server, aCheck({ cookie, consent }));
      expect(refused).toMatchObject(refusalOf('unreadable'));
      expect(refused.body['where']).toBe('consent');
    }
    expect(looked).toEqual([]);
    expect(await wordOf(server, { cookie })).toBe('True');
    expect(looked).toHaveLength(1);
  });

  it('does not accept an identity in an address, where it would be logged', async () => {
    const { server, cookie, log } = await resident(5);
    const url = '/api/benialt/identitycheck?id=11111111H&type=1&date=1975-03-02';
    expect(await ask(server, { url, headers: { cookie } })).toMatchObject(refusalOf('unknownAddress'));
    expect(log.join('')).not.toContain('11111111H');
  });

  it('leaves number and day neither in the database nor in the log', async () => {
    const { server, cookie, log, data } = await benialt();
    await server.inject(aCheck({ cookie }));
    await server.inject(aCheck({ cookie, date: '1975-03-04' }));
    await server.inject({ ...aCheck({ cookie }), payload: '{"id":"11111111H","date":"1975-03-04"' });
    const files = readdirSync(data, { withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== 'secrets.json',
    );
    expect(files.map(({ name }) => name)).toContain('concejo.sqlite-wal');
    const stored = files.map(({ name }) => readFileSync(join(data, name), 'latin1'));
    expect([...stored, ...log].join('\n')).not.toMatch(/11111111H|1975-03-0/u);
  });
});

describe('guessing credentials', () => {
  it('has five tries, shared with voting; the right ones use up none', async () => {
    const { server, cookie } = await benialt();
    for (let n = 0; n < 10; n += 1) expect(await wordOf(server, { cookie })).toBe('True');
    for (let day = 10; day < 15; day += 1)
      expect(await wordOf(server, { cookie, date: `1975-03-${day}` })).toBe('False');
    const waiting = await ask(server, aCheck({ cookie }));
    expect(waiting).toMatchObject({ ...refusalOf('tooManyAttempts'), headers: { 'retry-after': '600' } });
    expect(waiting.body['retryAfter']).toBe(600);
    const vote = { cookie, realm: 'benialt', survey: 'pressupost-benialt', answer: ['p-b21'] };
    expect(await ask(server, aVote({ ...vote, id: '11111111H', secret: '1975' }))).toMatchObject(
      refusalOf('tooManyAttempts'),
    );
    expect(await wordOf(server, { cookie, id: 'K1234567L', type: '7', date: '1991-10-05' })).toBe('True');
    expect(await wordOf(server, { cookie, from: '192.0.2.7' })).toBe('True');
  });

  it('a hundred at once is no more than five guesses', async () => {
    const { server, cookie } = await benialt();
    const days = Array.from({ length: 100 }, (_, n) => `19${String(n).padStart(2, '0')}-03-02`);
    const words = await Promise.all(
      days.filter((date) => date !== '1975-03-02').map((date) => wordOf(server, { cookie, date })),
    );
    expect(words.filter((word) => word === 'False')).toHaveLength(5);
  });

  it('with invalid fields calls no service, and uses up no tries', async () => {
    const { server, cookie } = await benialt();
    for (let n = 0; n < 8; n += 1) expect(await wordOf(server, { cookie, type: '4' })).toBe(400);
    expect(await wordOf(server, { cookie })).toBe('True');
  });
});

describe('a public service that is set', () => {
  /** A service of this machine; it keeps the addresses it was asked for, and ends with the test. */
  async function aService(answer: (asked: URL) => readonly [number, string]) {
    const asked: URL[] = [];
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://service');
      asked.push(url);
      const [status, body] = answer(url);
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/check` };
  }

  it('is asked instead of the census, with one spelling of the number', async () => {
    const service = await aService((url) => [
      200,
      url.searchParams.get('id') === '00000000T' ? 'True' : 'False',
    ]);
    const { server, cookie } = await benialt({ identityUrl: service.url });
    expect(await wordOf(server, { cookie, id: '00.000.000-t' })).toBe('True');
    expect(await wordOf(server, { cookie })).toBe('False');
    expect(service.asked.map(({ search }) => search)).toEqual([
      '?id=00000000T&type=1&date=1975-03-02',
      '?id=11111111H&type=1&date=1975-03-02',
    ]);
  });

  it('that fails says nothing of the person, and prevents no vote', async () => {
    const service = await aService(() => [500, 'True']);
    const { server, cookie } = await benialt({ identityUrl: service.url });
    for (let n = 0; n < 5; n += 1)
      expect(await ask(server, aCheck({ cookie }))).toMatchObject(refusalOf('identityUnreachable'));
    expect(await ask(server, aCheck({ cookie }))).toMatchObject(refusalOf('tooManyAttempts'));
    expect(service.asked).toHaveLength(5);
    const vote = { cookie, realm: 'benialt', survey: 'pressupost-benialt', answer: ['p-b21'] };
    expect(await ask(server, aVote({ ...vote, id: '11111111H', secret: '1975' }))).toMatchObject({
      status: 200,
    });
  });

  it('is missing if a town checks identities and its census lists no documents', async () => {
    const folder = scratchFolder({
      'town.json': '{"realm":"nova","name":"Nova","identityCheck":true}',
    });
    writeFileSync(join(folder, 'census.csv'), 'id;birthYear;code\n11111111H;1975;\n');
    const { server } = await openTestCouncil({ folders: [folder] });
    const cookie = await deviceCookie(server, 'nova');
    expect(await ask(server, aCheck({ cookie, realm: 'nova' }))).toMatchObject(
      refusalOf('identityUnreachable'),
    );
  });
});
