import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';

const patience = 400;
const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="carta.txt"\r\n\r\n';
const tail = '\r\n--x--\r\n';

/** A town hall on a slow connection; `chunks` come one after the other, some milliseconds apart. */
async function aSlowWire() {
  const { council, server: other } = await openTestCouncil();
  const cookie = await deviceCookie(other);
  const server = await council.server('/no-web', { write: () => undefined }, patience);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
  });
  const send = async (chunks: readonly string[], pause: number): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    let received = '';
    const answered = new Promise<string>((resolve) => {
      socket.on('data', (data: Buffer) => {
        received += data.toString();
        if (received.includes('}')) resolve(received);
      });
      socket.on('close', () => resolve(received));
    });
    const length = chunks.join('').length;
    socket.write(
      `POST /api/vilanova/incidencias/assets2 HTTP/1.1\r\nHost: town\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`,
    );
    for (const chunk of chunks) {
      if (socket.destroyed) break;
      socket.write(chunk);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return answered;
  };
  return { send };
}

describe('an upload over a slow line', () => {
  it('takes as long as it needs, many times what others may, while it goes on', async () => {
    const { send } = await aSlowWire();
    const text = Array.from({ length: 80 }, () => 'Carta '.repeat(40));
    const begun = performance.now();
    const answer = await send([head, ...text, tail], 20);
    expect(performance.now() - begun).toBeGreaterThan(3 * patience);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /u);
    expect(answer).toContain('"kind":"txt"');
  });

  it('that only trickles, to occupy a connection, is cut and gets the reason', async () => {
    const { send } = await aSlowWire();
    const answer = await send([head, ...Array.from({ length: 1000 }, () => 'a'), tail], 20);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
  });
});
