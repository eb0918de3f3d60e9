import { describe, expect, it, onTestFinished } from 'vitest';
import { buildServer } from '#adapters/driving/council-api/server.ts';
import type { ServerParts } from '#adapters/driving/council-api/composition/server-parts.ts';
import { councilParts } from '#fixtures/builders/councils/council-parts.ts';
import { townOfMailboxes } from '#fixtures/builders/towns/town-of-mailboxes.ts';

/** A server over these parts of a council, whose database may take 20 milliseconds to answer. */
async function aServer(other: (council: ServerParts) => Partial<ServerParts>) {
  const { council } = await councilParts(townOfMailboxes([]));
  const parts = { ...council, ...other(council) };
  const server = await buildServer(parts, '/no-web', { write: () => undefined }, { readyPatience: 20 });
  onTestFinished(() => server.close());
  return { ready: () => server.inject('/readyz'), alive: () => server.inject('/healthz') };
}

describe('whether a server is ready', () => {
  it('is no if its database does not answer, and the question is answered all the same', async () => {
    const hangs = () => new Promise<never>(() => undefined);
    const { ready, alive } = await aServer(({ realms }) => ({ realms: { ...realms, towns: hangs } }));
    const answer = await ready();
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { errCode: 60 }]);
    expect(answer.headers['retry-after']).toBe('30');
    expect((await alive()).statusCode).toBe(200);
  });

  it('is no if the disk has no room for a vote, and yes while only files are refused', async () => {
    const full = { isLow: async () => true, isFull: async () => true };
    expect((await (await aServer(() => ({ freeSpace: full }))).ready()).statusCode).toBe(503);
    const low = { isLow: async () => true, isFull: async () => false };
    let asked = 0;
    const { ready } = await aServer(({ fileScanner }) => ({
      freeSpace: low,
      fileScanner: { ...fileScanner, isReady: async () => (asked += 1) > 1 },
    }));
    // What only files need does not make a server unready, and is not asked at every call.
    for (let call = 0; call < 3; call += 1) {
      const answer = await ready();
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { unavailable: ['scanner'] }]);
    }
    expect(asked).toBe(1);
  });
});
