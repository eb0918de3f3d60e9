import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import { crowdedTown, endDay, people, raceOf } from '#fixtures/builders/towns/crowd.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { aVote, codeOf, deviceCookie } from '#fixtures/builders/councils/voter.ts';

describe('a reader of the stored data', () => {
  it('finds no identity number, secret or code in the database, the answers or the log', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()] });
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
    // While the council is open, the log of the database is there too.
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
