import { connect, type Socket } from 'node:net';
import { onTestFinished, describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { stopServer } from './connections.ts';
import { buildServer } from '../server.ts';

const quietly = { write: () => undefined };

/** A server that really listens, without towns. A request must be complete in half a second. */
/** Longer than a test may take: a connection that is not cut for another reason stays until the test fails. */
const endless = 60_000;

async function listening(patience = 500) {
  const council = {
    realms: { towns: async () => [], town: async () => null },
    clock: { now: () => 0 },
    filesFolder: scratchFolder(),
  };
  const server = await buildServer(council as never, '/no-web', quietly, { patience });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
  });
  /** A connection and what comes over it; `ended` is true when the server has cut it. */
  const line = async () => {
    const socket: Socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    // Errors of writing to a connection that was cut are expected in these tests.
    socket.on('error', () => undefined);
    const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
    onTestFinished(() => void socket.destroy());
    await new Promise((resolve) => socket.once('connect', resolve));
    return { socket, ended, received: () => received };
  };
  return { server, port, line };
}

const post = (length: number) =>
  `POST /users/v2/auth/login HTTP/1.1\r\nHost: town\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('a request that never becomes complete', () => {
  it('is cut though its body arrives byte by byte, and gets the reason', async () => {
    const { line } = await listening();
    const { socket, ended } = await line();
    socket.write(post(60_000));
    const timer = setInterval(() => socket.write(' '), 40);
    onTestFinished(() => clearInterval(timer));
    const answer = await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nContent-Type: application\/json/u);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ errCode: 57 });
  });

  it('is cut though its headers arrive byte by byte', async () => {
    const { line } = await listening();
    const { socket, ended } = await line();
    socket.write('GET /healthz HTTP/1.1\r\nX-Slow: ');
    const timer = setInterval(() => socket.write('a'), 40);
    onTestFinished(() => clearInterval(timer));
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /u);
  });

  it('does not keep others waiting', async () => {
    const { line, port } = await listening(endless);
    const held = await Promise.all(Array.from({ length: 50 }, line));
    for (const { socket } of held) socket.write(post(60_000));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    // Answered while the server still waited for all of them.
    expect(held.filter(({ socket }) => socket.closed)).toEqual([]);
    expect(held.map(({ received }) => received()).join('')).toBe('');
  });
});

describe('what is not a request', () => {
  it.each([
    ['a body over 64 KiB', post(65_537), /^HTTP\/1\.1 413 /u, 52],
    [
      'headers over 16 KiB',
      `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 /u,
      58,
    ],
    ['no HTTP', 'hello, is this the town hall?\r\n\r\n', /^HTTP\/1\.1 400 /u, 50],
    [
      'two lengths for one body',
      'POST / HTTP/1.1\r\nHost: town\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      /^HTTP\/1\.1 400 /u,
      50,
    ],
  ])('such as %s is refused in the documented shape', async (_, sent, status, errCode) => {
    const { line } = await listening();
    const { socket, ended, received } = await line();
    socket.write(sent);
    await Promise.race([ended, until(() => received().includes('}'))]);
    expect(received()).toMatch(status);
    expect(JSON.parse(received().split('\r\n\r\n')[1] ?? '')).toMatchObject({
      errCode,
      err: expect.any(String),
    });
  });

  it('is cut without an answer if the client has gone', async () => {
    const { line, port } = await listening();
    const { socket } = await line();
    socket.write(post(100));
    socket.resetAndDestroy();
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});

describe('a server that stops', () => {
  it('finishes what is open, is no longer ready, and accepts no new connection', async () => {
    const { server, line, port } = await listening(endless);
    const [voter, probe] = [await line(), await line()];
    voter.socket.write(`${post(2)}{`);
    probe.socket.write('GET /readyz HTTP/1.1\r\nHost: ');
    await until(() => server.server.listening);
    await fetch(`http://127.0.0.1:${port}/healthz`);
    const stopped = stopServer(server);
    await until(() => !server.server.listening);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    probe.socket.write('town\r\n\r\n');
    expect(await probe.ended).toMatch(/^HTTP\/1\.1 503 [^]*"errCode":63/u);
    voter.socket.write('}');
    const answer = await voter.ended;
    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*connection: close[^]*"errCode":40/iu);
    await stopped;
  });

  it('waits for the time given and no longer', async () => {
    const { server, line, port } = await listening(endless);
    const { socket, ended } = await line();
    socket.write(`${post(2)}{`);
    await fetch(`http://127.0.0.1:${port}/healthz`);
    const begun = performance.now();
    await stopServer(server, 100);
    // A timer may fire a millisecond early. Without the cut this would last as long as `patience`, and fail.
    expect(performance.now() - begun).toBeGreaterThanOrEqual(95);
    expect(await ended).toBe('');
  });
});
