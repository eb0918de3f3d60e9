import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { again, ask, askAnonymously, askAs, askFrom, sendAs } from './ask.ts';
import { httpAsker } from './asker.ts';

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const usual = { token: null, timeoutSeconds: 5, rate: 1000 };

describe('an asker', () => {
  it('sends the same request once', async () => {
    const seen: string[] = [];
    const baseUrl = await serving((request, response) => {
      seen.push(request.url ?? '');
      response.end('{}');
    });
    const asker = httpAsker({ ...usual, baseUrl });
    const [one, two] = await Promise.all([asker(ask('/a')), asker(ask('/a')), asker(ask('/b'))]);
    expect(one).toBe(two);
    expect(await asker(askAnonymously('/a'))).toBe(one);
    expect(seen.toSorted()).toEqual(['/a', '/b']);
  });

  it('sends its credential, except if a request is anonymous', async () => {
    const seen: unknown[] = [];
    const baseUrl = await serving((request, response) => {
      seen.push([request.url, request.method, request.headers.authorization, request.headers.origin]);
      response.end();
    });
    const asker = httpAsker({ ...usual, baseUrl, token: 'abc' });
    await asker(ask('/a'));
    await asker(askAnonymously('/a'));
    await asker(askFrom('https://y.example', '/a'));
    expect(seen).toEqual([
      ['/a', 'GET', 'Bearer abc', undefined],
      ['/a', 'GET', undefined, undefined],
      ['/a', 'GET', 'Bearer abc', 'https://y.example'],
    ]);
  });

  it('does not follow a redirect, which could carry the credential away', async () => {
    const seen: string[] = [];
    const baseUrl = await serving((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await httpAsker({ ...usual, baseUrl, token: 'abc' })(ask('/a'))).toMatchObject({
      right: { status: 302 },
    });
    expect(seen).toEqual(['/a']);
  });

  it('asks no faster than agreed', async () => {
    const times: number[] = [];
    const baseUrl = await serving((_, response) => {
      times.push(performance.now());
      response.end();
    });
    const asker = httpAsker({ ...usual, baseUrl, rate: 20 });
    const began = performance.now();
    await Promise.all(['/a', '/b', '/c', '/d'].map((address) => asker(ask(address))));
    expect(times).toHaveLength(4);
    // Three waits of 50 ms; a timer may fire a millisecond early.
    expect(performance.now() - began).toBeGreaterThanOrEqual(145);
  });

  it('gives up on an answer that begins in time and does not end', async () => {
    const baseUrl = await serving((_, response) => void response.write('{'));
    expect(await httpAsker({ ...usual, baseUrl, timeoutSeconds: 0.2 })(ask('/a'))).toEqual(
      left({ kind: 'slow', limit: 0.2 }),
    );
  });

  it('says why no server answers', async () => {
    const baseUrl = await serving((request) => void request.socket.destroy());
    expect(await httpAsker({ ...usual, baseUrl })(ask('/a'))).toMatchObject({
      left: { kind: 'noAnswer', cause: expect.stringMatching(/./u) },
    });
  });

  it('sends nothing unless writing is allowed', async () => {
    const seen: string[] = [];
    const baseUrl = await serving((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.end('{}');
    });
    const vote = sendAs('somebody', '/vote', { body: { answer: 'a' }, shown: {} });
    expect(() => httpAsker({ ...usual, baseUrl })(vote)).toThrow('not allowed to send: /vote');
    await httpAsker({ ...usual, baseUrl, allowWrites: true })(vote);
    expect(seen).toEqual(['POST /vote']);
  });

  it('sends the real body, not the one that is shown, and the same another time', async () => {
    const seen: unknown[] = [];
    const baseUrl = await serving(async (request, response) => {
      seen.push([request.headers['content-type'], await json(request)]);
      response.end('{}');
    });
    const asker = httpAsker({ ...usual, baseUrl, allowWrites: true });
    const vote = sendAs('somebody', '/vote', { body: { id: '1' }, shown: { id: '****' } });
    await asker(vote);
    await asker(vote);
    await asker(again(vote));
    expect(seen).toEqual([
      ['application/json', { id: '1' }],
      ['application/json', { id: '1' }],
    ]);
  });

  it('keeps the cookies of each visitor separate, until they are taken back', async () => {
    const seen: unknown[] = [];
    const baseUrl = await serving((request, response) => {
      seen.push([request.url, request.headers.cookie]);
      if (request.url === '/in') response.setHeader('set-cookie', ['a=1; Path=/; HttpOnly', 'b=2']);
      if (request.url === '/out') response.setHeader('set-cookie', 'a=; Max-Age=0');
      response.end('{}');
    });
    const asker = httpAsker({ ...usual, baseUrl });
    await asker(askAs('one', '/in'));
    await asker(askAs('one', '/me'));
    await asker(askAs('two', '/me'));
    await asker(ask('/me'));
    await asker(askAs('one', '/out'));
    await asker(again(askAs('one', '/me')));
    expect(seen).toEqual([
      ['/in', undefined],
      ['/me', 'a=1; b=2'],
      ['/me', undefined],
      ['/me', undefined],
      ['/out', 'a=1; b=2'],
      ['/me', 'b=2'],
    ]);
  });
});
