import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { checkLetter } from '#domain/census/identity-number.ts';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import { openSql } from '#fixtures/builders/open-sql.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/open-council.ts';
import { today } from '#fixtures/builders/running-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { ask, aVote, codeOf, deviceCookie } from '#fixtures/builders/voter.ts';
import { sampleTown, surveyOf } from '#fixtures/towns/sample-towns.ts';

const voters = 100;
const people = Array.from({ length: voters }, (_, n) => {
  const digits = String(10_000_000 + n * 7919);
  return { id: `${digits}${checkLetter(Number(digits))}`, secret: String(1930 + (n % 70)) };
});
const endDay = addDays(today, 9);
const town = () =>
  scratchFolder({
    'town.json': '{"realm":"nova","name":"Nova"}',
    'census.csv': `id;birthYear;code\n${people.map(({ id, secret }) => `${id};${secret};`).join('\n')}\n`,
    'surveys/poll.json': JSON.stringify({
      _id: 'poll',
      title: 'Poll',
      displayType: 'optionsMultiple',
      optionsAmount: 2,
      answers: ['a', 'b', 'c'].map((id) => ({ _id: id, text: id })),
      isActive: true,
      census: true,
      endTime: endDay,
      showResultsAfterPollIsClosed: true,
    }),
  });
const spellings = (id: string) => [
  id,
  `${id.slice(0, 2)}.${id.slice(2, 5)}.${id.slice(5, 8)}-${id.slice(8).toLowerCase()}`,
  `\u200b${id} `,
];
const answers = [['a'], ['b', 'a'], ['c']];

/** Everybody votes three times at once, each spelling with a code of its own; gives the outcomes by person. */
async function raceOf({ server }: TestCouncil) {
  const cookie = await deviceCookie(server, 'nova');
  const calls = people.flatMap(({ id, secret }, n) =>
    spellings(id).map(async (spelling, k) => {
      const answer = answers[(n + k) % 3];
      const vote = aVote({
        cookie,
        realm: 'nova',
        survey: 'poll',
        id: spelling,
        secret,
        seed: n * 3 + k,
        answer,
      });
      const { status, body } = await ask(server, vote);
      return { n, outcome: status === 200 ? 'taken' : body['errCode'] };
    }),
  );
  const outcomes = await Promise.all(calls);
  return people.map((_, n) => outcomes.filter((one) => one.n === n).map(({ outcome }) => outcome));
}
const oneTaken = Array(voters).fill(
  expect.toSatisfy(
    (outcomes: unknown[]) =>
      outcomes.filter((one) => one === 'taken').length === 1 &&
      outcomes.filter((one) => one === 31).length === 2,
  ),
);
const rows = (database: DatabaseSync, table: string) =>
  Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);

describe('a hundred people who vote three times at once', () => {
  it('are counted once each; the published list, the results and the marks agree', async () => {
    const council = await openTestCouncil({ folders: [town()] });
    expect(await raceOf(council)).toEqual(oneTaken);
    council.setTime(startOfDay(addDays(endDay, 1), 'Europe/Madrid'));
    const list = (await council.server.inject('/api/nova/surveys/poll/ballots')).body;
    const [head = '', ...lines] = list.trimEnd().split('\n');
    expect(lines).toHaveLength(voters);
    const ballots = lines.map((line) => JSON.parse(line) as { id: string; answer: string[] });
    const ids = ballots.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(voters);
    const hashed = createHash('sha256')
      .update(list.slice(list.indexOf('\n') + 1))
      .digest('hex');
    expect(JSON.parse(head)).toMatchObject({ survey: 'poll', head: hashed });
    const counted = Object.fromEntries(
      ['a', 'b', 'c'].map((id) => [id, ballots.filter(({ answer }) => answer.includes(id)).length]),
    );
    expect((await ask(council.server, '/api/nova/surveys/poll/results')).body).toEqual({
      survey: 'poll',
      displayType: 'optionsMultiple',
      ballots: voters,
      results: counted,
    });
    await council.close();
    const database = openSql(join(council.data, 'concejo.sqlite'));
    expect([rows(database, 'marks'), rows(database, 'ballots')]).toEqual([voters, voters]);
    database.close();
  });

  it('are still refused after a restart, with the session they had', async () => {
    const council = await openTestCouncil({ folders: [town()] });
    const cookie = await deviceCookie(council.server, 'nova');
    const vote = (seed: number) =>
      aVote({ cookie, realm: 'nova', survey: 'poll', ...people[0], seed, answer: ['a'] });
    const first = await ask(council.server, vote(1));
    expect(first.status).toBe(200);
    const { server, setTime } = await council.restart();
    expect(await ask(server, vote(2))).toMatchObject({ status: 409, body: { errCode: 31 } });
    const again = await ask(server, vote(1));
    expect([again.status, again.body]).toEqual([200, first.body]);
    setTime(startOfDay(addDays(endDay, 1), 'Europe/Madrid'));
    expect((await ask(server, '/api/nova/surveys/poll/results')).body).toMatchObject({
      ballots: 1,
      results: { a: 1 },
    });
  });
});

describe('the same vote sent again', () => {
  it('gets the same bytes', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    const bodies = [];
    for (let n = 0; n < 3; n += 1) bodies.push((await server.inject(aVote({ cookie }))).body);
    expect(new Set(bodies).size).toBe(1);
    expect(surveyOf(sampleTown('vilanova', today), 'presupuestos-2027').canChangeVote).toBe(false);
  });
});

describe('nobody', () => {
  it('finds an identity number, a secret or a code in the database, the answers or the log', async () => {
    const council = await openTestCouncil({ folders: [town()] });
    await raceOf(council);
    const cookie = await deviceCookie(council.server, 'nova');
    const seen: string[] = [];
    const wrong = aVote({
      cookie,
      realm: 'nova',
      survey: 'poll',
      ...people[0],
      secret: '1800',
      answer: ['a'],
    });
    for (const call of [
      wrong,
      { ...wrong, payload: '{"answer": 12345678, "census"' },
      aVote({ cookie, realm: 'nova', survey: 'poll', ...people[1], seed: 999, answer: ['a'] }),
    ]) {
      const { body, headers } = await council.server.inject(call);
      seen.push(body, JSON.stringify(headers));
    }
    council.setTime(startOfDay(addDays(endDay, 1), 'Europe/Madrid'));
    for (const what of ['', '/results', '/ballots'])
      seen.push((await council.server.inject(`/api/nova/surveys/poll${what}`)).body);
    // While it is open the log of the database is there too.
    const inData = readdirSync(council.data, { withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== 'secrets.json',
    );
    const files = inData.map(({ name }) => readFileSync(join(council.data, name), 'latin1'));
    expect(inData.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['concejo.sqlite', 'concejo.sqlite-wal']),
    );
    const everything = [...seen, ...council.log, ...files].join('\n');
    expect(everything).toContain('poll');
    const secrets = people.flatMap(({ id }, n) => [
      id,
      id.slice(0, 8),
      id.toLowerCase(),
      codeOf(n * 3).join(''),
      JSON.stringify(codeOf(n * 3)).slice(1, -1),
    ]);
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
    expect(files.join('\n')).not.toContain(cookie.split('=')[1]);
  });
});
