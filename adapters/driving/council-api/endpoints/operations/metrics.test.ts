import { describe, expect, it } from 'vitest';
import { crowdedTown, raceOf } from '#fixtures/builders/towns/crowd.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const metricsToken = 'sixteen-letters-or-more';
const from = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) => ({
  url: '/metrics',
  remoteAddress,
  headers,
});
const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
const refused = { status: 401, body: { errCode: 56 }, headers: { 'www-authenticate': expect.any(String) } };

describe('the figures', () => {
  it('are read on this machine only if no token is set', async () => {
    const { server } = await openTestCouncil({ folders: [] });
    for (const here of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])
      expect(await ask(server, from(here))).toMatchObject({ status: 200 });
    for (const there of ['192.0.2.7', '10.0.0.1', '::ffff:192.0.2.7', '2001:db8::1', '1.127.0.0'])
      expect(await ask(server, from(there))).toMatchObject(refused);
  });

  it('are not passed on by a proxy of this machine, for any sender', async () => {
    const { server } = await openTestCouncil({ folders: [] });
    for (const client of ['192.0.2.7', '127.0.0.1', '::1'])
      expect(await ask(server, from('127.0.0.1', { 'x-forwarded-for': client }))).toMatchObject(refused);
    expect(await ask(server, from('127.0.0.1', { forwarded: 'for=127.0.0.1' }))).toMatchObject(refused);
    expect(await ask(server, from('192.0.2.7', bearing(metricsToken)))).toMatchObject(refused);
  });

  it('are read with the token from anywhere if one is set, and never without it', async () => {
    const { server } = await openTestCouncil({ folders: [], settings: { metricsToken } });
    for (const place of ['127.0.0.1', '192.0.2.7'])
      expect(await ask(server, from(place, bearing(metricsToken)))).toMatchObject({ status: 200 });
    for (const wrong of [
      {},
      bearing('another'),
      bearing(`${metricsToken}x`),
      { authorization: metricsToken },
    ])
      expect(await ask(server, from('127.0.0.1', wrong))).toMatchObject(refused);
  });

  it('are those of this server, in the text format, and are not cached', async () => {
    const { server } = await openTestCouncil({ folders: [] });
    await server.inject('/api/nowhere/surveys');
    const { body, headers } = await server.inject(from('127.0.0.1'));
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('_count{method="GET",route="/api/:realm/surveys",status="4xx"} 1\n');
    expect(body).toMatch(/^concejo_database_bytes 1048576$/mu);
  });

  it('of a hundred voters show 100, not who or where, and never a number between steps', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()] });
    await raceOf(council);
    const { body } = await council.server.inject(from('127.0.0.1'));
    expect(body).toMatch(/^concejo_votes_taken_total 100$/mu);
    expect(body).toMatch(/^concejo_votes_refused_total\{kind="alreadyVoted"\} 200$/mu);
    expect(body).not.toMatch(/nova|poll/u);
  });
});
