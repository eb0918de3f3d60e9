import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { identityCheckContract } from '#contract-tests/ports/server/identity-check.ts';
import type { Credentials } from '#domain/census/credentials.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { httpIdentityCheck } from './http-identity-check.ts';

const service = 'https://identidad.example';
const town = realmId('benialt');
const ana: Credentials = {
  identity: '11111111H' as IdentityNumber,
  type: '1',
  birthDay: '1975-03-02' as CalendarDay,
};
const unreachable = left({ kind: 'identityUnreachable' });

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});

identityCheckContract('the public service over HTTP', async (_realm, people) => {
  const scope = nock(service).persist().get('/check').query(true);
  if (people === null) scope.replyWithError('connection refused');
  else
    scope.reply(200, ({ url }: { readonly url: string }) => {
      const { searchParams: asked } = new URL(url);
      return people.some(
        ({ identity, type, birthDay }) =>
          identity === asked.get('id') && type === asked.get('type') && birthDay === asked.get('date'),
      )
        ? 'True'
        : 'False';
    });
  return { check: httpIdentityCheck(`${service}/check`) };
});

/** What the adapter makes of an answer of the service. */
const madeOf = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = { 'content-type': 'text/plain' },
) => {
  nock(service).get('/check').query(true).reply(status, body, headers);
  return httpIdentityCheck(`${service}/check`).confirms(town, ana);
};

describe('the public service', () => {
  it('is called with number, type and day in the query, after what its address has already', async () => {
    const asked = nock(service)
      .get('/v2/check')
      .query({ key: 'k', id: '11111111H', type: '1', date: '1975-03-02' })
      .reply(200, 'True');
    expect(await httpIdentityCheck(`${service}/v2/check?key=k`).confirms(town, ana)).toEqual(right(true));
    expect(asked.isDone()).toBe(true);
  });

  it('says yes only with the word True, blanks and line ends around it', async () => {
    expect(await madeOf(200, 'True')).toEqual(right(true));
    expect(await madeOf(200, '\uFEFF True\r\n')).toEqual(right(true));
    expect(await madeOf(200, 'True', { 'content-type': 'text/html; charset=utf-8' })).toEqual(right(true));
  });

  it.each(['False', 'true', 'TRUE', 'Truer', 'Verdadero', '1'])('says no with %s', async (word) => {
    expect(await madeOf(200, word)).toEqual(right(false));
  });

  it.each([
    ['a page of a proxy', '<!doctype html><html><body>True</body></html>'],
    ['an element', '<string>True</string>'],
    ['a sentence', 'True or False'],
    ['JSON', '"True"'],
    ['nothing', ''],
    ['a word without an end', 'True'.repeat(100_000)],
  ])('gives no verdict with %s', async (_, body) => {
    expect(await madeOf(200, body)).toEqual(unreachable);
  });

  it.each([500, 503, 404, 401])('gives no verdict with status %d, whatever its body says', async (status) => {
    expect(await madeOf(status, 'True')).toEqual(unreachable);
  });

  it('is not followed to another address: this one contains personal data', async () => {
    const elsewhere = nock('https://other.example').get('/check').query(true).reply(200, 'True');
    expect(await madeOf(302, '', { location: 'https://other.example/check?id=1' })).toEqual(unreachable);
    expect(elsewhere.isDone()).toBe(false);
  });

  it('gives no verdict if the connection cannot be made', async () => {
    nock(service).get('/check').query(true).replyWithError('connection refused');
    expect(await httpIdentityCheck(`${service}/check`).confirms(town, ana)).toEqual(unreachable);
  });
});

describe('a public service at the end of a bad line', () => {
  beforeAll(() => nock.restore());

  /** A server of this machine that does with each call what the test says; it ends with the test. */
  async function startService(answer: (response: ServerResponse) => void): Promise<string> {
    const server = createServer((_, response) => answer(response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/check`;
  }
  const asked = async (answer: (response: ServerResponse) => void, timeout: number) =>
    httpIdentityCheck(await startService(answer), timeout).confirms(town, ana);

  it('gives no verdict if it is cut before the word, or within it', async () => {
    expect(await asked((response) => response.destroy(), 5000)).toEqual(unreachable);
    const half = (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '40' });
      response.write('True', () => response.destroy());
    };
    expect(await asked(half, 5000)).toEqual(unreachable);
  });

  it('gives no verdict if the answer does not come, or does not end, in time', async () => {
    expect(await asked(() => undefined, 60)).toEqual(unreachable);
    expect(await asked((response) => void response.writeHead(200).write('True'), 60)).toEqual(unreachable);
    expect(await asked((response) => void setTimeout(() => response.end('True'), 60), 5000)).toEqual(
      right(true),
    );
  });
});
