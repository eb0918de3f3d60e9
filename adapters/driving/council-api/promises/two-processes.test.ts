import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { crowdedTown, endDay, people, raceOf, voteOf } from '#fixtures/builders/towns/crowd.ts';
import { openCouncilsOnPostgres, openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { ask, aVote, codeOf, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';

openCouncilsOnPostgres();

async function twoProcesses(folder = crowdedTown()) {
  const first = await openTestCouncil({ folders: [folder] });
  return [first, await first.second()] as const;
}

describe('two server processes on one PostgreSQL', () => {
  it('count each of a hundred people once, who vote through both at once in three spellings', async () => {
    const [first, second] = await twoProcesses();
    const outcomes = await raceOf(first, second);
    for (const ofOne of outcomes) {
      expect(ofOne.filter((outcome) => outcome === 'taken')).toHaveLength(1);
      expect(ofOne.filter((outcome) => outcome === 31)).toHaveLength(2);
    }
    expect([await first.rows('marks'), await second.rows('ballots')]).toEqual([people.length, people.length]);
    const lists: string[] = [];
    for (const { server, setTime } of [first, second]) {
      setTime(startOfDay(addDays(endDay, 1), 'Europe/Madrid'));
      lists.push((await server.inject('/api/nova/surveys/poll/ballots')).body);
    }
    expect(lists[0]).toBe(lists[1]);
    expect(lists[0]?.trimEnd().split('\n')).toHaveLength(people.length + 1);
  });

  it('answer the same vote sent again with the same bytes, whichever was asked first', async () => {
    const [first, second] = await twoProcesses();
    const cookie = await deviceCookie(first.server, 'nova');
    const bodies = [first, second, first].map(({ server }) => server.inject(voteOf(0, cookie)));
    expect(new Set((await Promise.all(bodies)).map(({ body }) => body)).size).toBe(1);
  });

  it('share sessions: opened in one, known in the other, closed in both', async () => {
    const [first, second] = await twoProcesses();
    const cookie = await deviceCookie(first.server, 'nova');
    const known = async (server: typeof first.server) =>
      (await ask(server, { url: '/users/nova/loggedin', headers: { cookie } })).status;
    expect([await known(first.server), await known(second.server)]).toEqual([200, 200]);
    await second.server.inject({ url: '/users/nova/logout', headers: { cookie } });
    expect([await known(first.server), await known(second.server)]).toEqual([401, 401]);
  });

  it('share the tries of a guesser, one after the other or all at once', async () => {
    const [first, second] = await twoProcesses();
    const cookie = await deviceCookie(first.server, 'nova');
    const guess = (server: typeof first.server, n: number, secret: string) =>
      ask(server, aVoteOf(n, cookie, secret));
    for (const { server } of [first, second, first, second, first]) {
      expect((await guess(server, 0, '1800')).body['errCode']).toBe(30);
    }
    expect((await guess(second.server, 0, people[0]?.secret ?? '')).status).toBe(429);
    const years = Array.from({ length: 40 }, (_, n) => String(1800 + n));
    const guesses = years.map((year, n) => guess(n % 2 === 0 ? first.server : second.server, 1, year));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  });

  it('never show counts that are fewer than 25 ballots apart, however they are asked while people vote', async () => {
    const [first, second] = await twoProcesses(crowdedTown({ showResultsBefore: true }));
    const cookie = await deviceCookie(first.server, 'nova');
    const shown = new Set<number>();
    const look = async ({ server }: typeof first) =>
      shown.add(Number((await ask(server, '/api/nova/surveys/poll/results')).body['ballots']));
    await Promise.all(
      people.map(async (_, n) => {
        const [mine, other] = n % 2 === 0 ? [first, second] : [second, first];
        expect((await ask(mine.server, voteOf(n, cookie))).status).toBe(200);
        await Promise.all([look(mine), look(other)]);
      }),
    );
    const steps = [...shown].toSorted((a, b) => a - b);
    for (const [n, count] of steps.entries()) {
      if (n > 0) expect(count - (steps[n - 1] ?? 0)).toBeGreaterThanOrEqual(25);
    }
    expect(steps.length).toBeGreaterThan(1);
  });

  it('serve what was loaded through the other, at once', async () => {
    const [first, second] = await twoProcesses();
    const name = async ({ server }: typeof first) =>
      JSON.stringify((await ask(server, '/api/nova/surveys/poll')).body);
    expect(await name(second)).toContain('"title":"Poll"');
    const loaded = await first.council.load(crowdedTown({ title: 'Another title' }));
    if (isLeft(loaded)) throw new Error(JSON.stringify(loaded.left));
    expect(await name(second)).toContain('Another title');
  });

  it('publish and withdraw a document for both at once, and at its time once', async () => {
    const [first, second] = await twoProcesses();
    const [marta, neus] = await Promise.all(
      ['marta', 'neus'].map((id) => staffCookie(first, { id, realm: 'nova', roles: ['publisher'] })),
    );
    const at = async ({ server }: typeof first, cookie: string | undefined, path: string, payload?: object) =>
      ask(server, {
        url: `/api/nova/staff/documents/articulos${path}`,
        headers: { cookie: cookie ?? '' },
        ...(payload && { method: 'POST', payload }),
      });
    const body = { title: { es: 'Obras' }, isPublished: true };
    expect((await at(first, marta, '', { id: 'obras', body })).status).toBe(200);
    const change = (one: typeof first, cookie: string | undefined, path: string) =>
      at(one, cookie, '/obras/draft', { changes: [{ path, value: path }], field: path });
    await Promise.all(
      ['va', 'ca', 'en', 'eu'].flatMap((language) => [
        change(first, marta, `title/${language}`),
        change(second, neus, `lead/${language}`),
      ]),
    );
    const seen = (await at(first, marta, '/obras/draft?since=0')).body as {
      draft: { path: string }[];
      presence: { by: string }[];
    };
    expect(seen.draft).toHaveLength(11);
    expect(seen.presence.map(({ by }) => by)).toEqual(['neus']);
    const isShown = async ({ server }: typeof first) =>
      (await ask(server, '/api/nova/collections/articulos/obras')).status === 200;
    const act = (one: typeof first, version: number, deed: object) =>
      at(one, neus, '/obras/acts', { version, ...deed });
    expect((await act(first, 9, { act: 'publish' })).status).toBe(200);
    expect([await isShown(first), await isShown(second)]).toEqual([true, true]);
    expect((await act(second, 10, { act: 'withdraw' })).status).toBe(200);
    expect([await isShown(first), await isShown(second)]).toEqual([false, false]);
    await change(first, marta, 'body/es');
    const [later, last] = [noon + 60_000, noon + 120_000];
    const [from, until] = [later, last].map((instant) => new Date(instant).toISOString());
    expect((await act(first, 12, { act: 'schedule', at: from, until })).status).toBe(200);
    const publish = async (now: number) => {
      for (const { setTime } of [first, second]) setTime(now);
      await Promise.all([first, second, first].map(({ council }) => council.publishDue()));
      return [await isShown(first), await isShown(second)];
    };
    expect(await publish(later - 1)).toEqual([false, false]);
    expect(await publish(later)).toEqual([true, true]);
    expect(await publish(last)).toEqual([false, false]);
    const { steps } = (await at(second, neus, '/obras/revisions')).body as {
      steps: { by: string; act: string }[];
    };
    expect(steps.filter(({ by }) => by === 'system').map(({ act: deed }) => deed)).toEqual([
      'document.publish',
      'document.withdraw',
    ]);
  });

  it('may both load the same towns into an empty database at once, as at a first start', async () => {
    const first = await openTestCouncil({ folders: [] });
    const second = await first.second();
    const folder = join(sampleFolder, 'benialt');
    const loaded = await Promise.all([first.council.load(folder), second.council.load(folder)]);
    expect(loaded.map(({ _tag }) => _tag)).toEqual(['Right', 'Right']);
    expect((await ask(second.server, '/readyz')).body).toEqual({ status: 'ok', towns: ['benialt'] });
    const [file = ''] = readdirSync(join(folder, 'ballots'));
    const brought = (JSON.parse(readFileSync(join(folder, 'ballots', file), 'utf8')) as unknown[]).length;
    expect([await first.rows('marks'), await first.rows('ballots')]).toEqual([brought, brought]);
  });

  it('leave no identity number, secret, code or session in the database or the logs', async () => {
    const [first, second] = await twoProcesses();
    await raceOf(first, second);
    const cookie = await deviceCookie(first.server, 'nova');
    await ask(second.server, aVoteOf(0, cookie, '1800'));
    const postgres = await openTestPostgres(first.databaseUrl);
    const tables = await postgres.ask(
      'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
    );
    expect(tables.length).toBeGreaterThan(9);
    const rows = await Promise.all(tables.map(({ name }) => postgres.ask(`SELECT * FROM ${String(name)}`)));
    const everything = [...first.log, ...second.log, JSON.stringify(rows)].join('\n');
    expect(everything).toContain('poll');
    const secrets = people.flatMap(({ id }, n) => [id, id.slice(0, 8), codeOf(n * 3).join('')]);
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
    expect(everything).not.toContain(cookie.split('=')[1]);
  });
});

const aVoteOf = (n: number, cookie: string, secret: string) =>
  aVote({ cookie, realm: 'nova', survey: 'poll', ...people[n], secret, seed: n, answer: ['a'] });
