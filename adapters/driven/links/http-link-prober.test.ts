import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkProberContract } from '#contract-tests/ports/server/link-prober.ts';
import { memoryLinkProber } from '#fixtures/memory/link-prober.ts';
import { httpLinkProber } from './http-link-prober.ts';

const asked: string[] = [];

/** `/good` answers, `/whole` only to GET, `/moved` leads to `/good`, `/slow` never, all others are missing. */
function listen(): Promise<Server> {
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/slow') return;
    if (request.url === '/moved') return void response.writeHead(302, { location: '/good' }).end();
    const isGood = request.url === '/good' || (request.url === '/whole' && request.method === 'GET');
    response.writeHead(isGood ? 200 : request.url === '/whole' ? 405 : 404).end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const closing = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

linkProberContract('HTTP', async () => {
  const server = await listen();
  const at = addressOf(server);
  const closed = await listen();
  const nobody = addressOf(closed);
  await closing(closed);
  return {
    prober: httpLinkProber(),
    good: `${at}/good`,
    gone: `${at}/gone`,
    nobody,
    close: () => closing(server),
  };
});

linkProberContract('memory', async () => ({
  prober: memoryLinkProber({ good: 200, gone: 404 }),
  good: 'good',
  gone: 'gone',
  nobody: 'nobody',
  close: async () => undefined,
}));

describe('a prober over HTTP', () => {
  let server: Server;
  beforeAll(async () => {
    server = await listen();
  });
  afterAll(() => closing(server));

  it('follows a page that has moved, and asks with GET if HEAD is refused', async () => {
    const at = addressOf(server);
    expect(await httpLinkProber().probe(`${at}/moved`)).toEqual({ answers: true, status: 200 });
    expect(await httpLinkProber().probe(`${at}/whole`)).toEqual({ answers: true, status: 200 });
    expect(asked).toContain('GET /whole');
    expect(asked).not.toContain('GET /good');
  });

  it('gives up on a server that never answers, and on an invalid address', async () => {
    expect(await httpLinkProber(50).probe(`${addressOf(server)}/slow`)).toEqual({
      answers: false,
      status: null,
    });
    expect(await httpLinkProber().probe('javascript:x')).toEqual({ answers: false, status: null });
  });
});
