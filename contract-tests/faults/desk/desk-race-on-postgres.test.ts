import { expect, it } from 'vitest';
import { openCouncilsOnPostgres } from '#fixtures/builders/councils/open-council.ts';
import { raceAtDesk, raceFaults, racingCouncil } from './desk-race.ts';

openCouncilsOnPostgres();

it('a vote in one process while a desk marks the same person in another one: one of the two is stored', {
  timeout: 600_000,
}, async () => {
  const web = await racingCouncil();
  const result = await raceAtDesk(web, await web.second());
  expect(raceFaults(result)).toEqual([]);
});
