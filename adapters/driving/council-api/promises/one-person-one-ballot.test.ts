import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import { crowdedTown, endDay, people, raceOf, voteOf } from '#fixtures/builders/towns/crowd.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const oneTaken = Array(people.length).fill(
  expect.toSatisfy(
    (outcomes: unknown[]) =>
      outcomes.filter((one) => one === 'taken').length === 1 &&
      outcomes.filter((one) => one === 31).length === 2,
  ),
);
describe('a hundred people who vote three times at once', () => {
  it('are counted once each; the published list, the results and the marks agree', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()] });
    expect(await raceOf(council)).toEqual(oneTaken);
    council.setTime(startOfDay(addDays(endDay, 1), 'Europe/Madrid'));
    const list = (await council.server.inject('/api/nova/surveys/poll/ballots')).body;
    const [head = '', ...lines] = list.trimEnd().split('\n');
    expect(lines).toHaveLength(people.length);
    const ballots = lines.map((line) => JSON.parse(line) as { id: string; answer: string[] });
    const ids = ballots.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(people.length);
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
      ballots: people.length,
      results: counted,
    });
    await council.close();
    expect([await council.rows('marks'), await council.rows('ballots')]).toEqual([
      people.length,
      people.length,
    ]);
  });

  it('are still refused after a restart, with the session they had', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()] });
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

describe('results that everybody sees while the vote is open', () => {
  it('do not move by fewer than 25 ballots, not across a restart either', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown({ showResultsBefore: true })] });
    const cookie = await deviceCookie(council.server, 'nova');
    const shown = async ({ server }: typeof council) => [
      (await ask(server, '/api/nova/surveys/poll/results')).body['ballots'],
      (await ask(server, '/api/nova/surveys/poll')).body['voteCount'],
    ];
    const voteFrom = async ({ server }: typeof council, from: number, to: number) => {
      for (let n = from; n < to; n += 1) expect((await ask(server, voteOf(n, cookie))).status).toBe(200);
    };
    await voteFrom(council, 0, 24);
    expect(await shown(council)).toEqual([0, 0]);
    await voteFrom(council, 24, 27);
    expect(await shown(council)).toEqual([27, 25]);
    const again = await council.restart();
    await voteFrom(again, 27, 51);
    expect(await shown(again)).toEqual([27, 50]);
    await voteFrom(again, 51, 52);
    expect(await shown(again)).toEqual([52, 50]);
  });
});

describe('the same vote sent again', () => {
  it('gets the same bytes', async () => {
    const { server } = await openTestCouncil();
    const cookie = await deviceCookie(server);
    const bodies = [];
    for (let n = 0; n < 3; n += 1) bodies.push((await server.inject(aVote({ cookie }))).body);
    expect(new Set(bodies).size).toBe(1);
  });
});
