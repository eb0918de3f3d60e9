import { describe, expect, it } from 'vitest';
import { refusalBody } from '#adapters/wire/refusals.ts';
import { crowdedTown, voteOf } from '#fixtures/builders/crowd.ts';
import { cuttableWire } from '#fixtures/builders/cuttable-wire.ts';
import { openTestCouncil } from '#fixtures/builders/open-council.ts';
import { newSchema } from '#fixtures/builders/open-postgres.ts';
import { ask, deviceCookie } from '#fixtures/builders/voter.ts';

const refused = { status: 503, body: refusalBody('storageFailed') };

describe('a council whose database is lost', () => {
  it('says so with 503 everywhere, stores nothing, and goes on by itself when it is back', async () => {
    const wire = await cuttableWire(await newSchema());
    const council = await openTestCouncil({ folders: [crowdedTown()], databaseUrl: wire.url });
    const { server } = council;
    const cookie = await deviceCookie(server, 'nova');
    const calls = [
      voteOf(0, cookie),
      '/readyz',
      '/api/nova/surveys',
      '/api/nova/collections/menus',
      { url: '/users/nova/loggedin', headers: { cookie } },
    ];
    wire.cut('questions');
    for (const call of calls) expect(await ask(server, call)).toMatchObject(refused);
    expect((await ask(server, '/healthz')).status).toBe(200);
    wire.cut('nothing');
    expect(await council.rows('marks')).toBe(0);
    expect((await ask(server, voteOf(0, cookie))).status).toBe(200);
    expect(council.log.join('\n')).toMatch(/"message":"storageFailed"/u);
  });
});
