import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { ask, askAnonymously, askFrom } from './ask.ts';
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
  it('puts the same question once', async () => {
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

  it('sends its credential, except where a question is put anonymously', async () => {
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
    // Three waits of 50 ms; a timer may ring a millisecond early.
    expect(performance.now() - began).toBeGreaterThanOrEqual(145);
  });

  it('gives up on an answer that begins in time and does not end', async () => {
    const baseUrl = await serving((_, response) => void response.write('{'));
    expect(await httpAsker({ ...usual, baseUrl, timeoutSeconds: 0.2 })(ask('/a'))).toEqual(
      left({ kind: 'slow', limit: 0.2 }),
    );
  });

  it('tells why nobody answers', async () => {
    const baseUrl = await serving((request) => void request.socket.destroy());
    expect(await httpAsker({ ...usual, baseUrl })(ask('/a'))).toMatchObject({
      left: { kind: 'noAnswer', cause: expect.stringMatching(/./u) },
    });
  });
});
