import { describe, expect, it } from 'vitest';
import { refusalBody } from '#adapters/wire/refusals.ts';
import { crowdedTown, people, voteOf } from '#fixtures/builders/towns/crowd.ts';
import { cuttableWire } from '#fixtures/builders/databases/cuttable-wire.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { newSchema, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

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
    const lost = (await server.inject('/metrics')).body;
    expect(lost).toContain('\nconcejo_ready 0\n');
    expect(lost).not.toMatch(/^concejo_(?:database_bytes|mails_waiting) /mu);
    wire.cut('nothing');
    expect(await council.rows('marks')).toBe(0);
    expect((await ask(server, voteOf(0, cookie))).status).toBe(200);
    expect(council.log.join('\n')).toMatch(/"message":"storageFailed"/u);
    const back = (await server.inject('/metrics')).body;
    expect(back).toContain('\nconcejo_ready 1\n');
    expect(back).toMatch(/^concejo_database_bytes \d+$/mu);
    expect(back).toContain('\nconcejo_database_connections_max 10\n');
  });

  it('logs that a vote was lost with its connection, and nothing of its voter', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()], databaseUrl: await newSchema() });
    const cookie = await deviceCookie(council.server, 'nova');
    const other = await openTestPostgres(council.databaseUrl);
    const answer = await other.transaction(async (within) => {
      await within('LOCK TABLE ballots');
      const vote = ask(council.server, voteOf(0, cookie));
      const waits = `SELECT pg_terminate_backend(pid) AS cut FROM pg_locks JOIN pg_class ON relation = pg_class.oid
        WHERE relname = 'ballots' AND NOT granted`;
      // The vote waits for the table; then its connection breaks.
      while ((await other.ask(waits)).length === 0);
      return vote;
    });
    expect(answer).toMatchObject(refused);
    expect(await council.rows('marks')).toBe(0);
    expect(council.log).toHaveLength(1);
    expect(JSON.parse(council.log[0] ?? '')).toMatchObject({ level: 'error', message: 'storage failed' });
    expect(council.log[0]).not.toContain(people[0]?.id.slice(0, 8));
    expect((await ask(council.server, voteOf(0, cookie))).status).toBe(200);
  });
});
