import { expect, it } from 'vitest';
import { raceAtDesk, raceFaults, racingCouncil } from './desk-race.ts';

it('a vote on its way while a desk marks the same person in another spelling: one of the two is stored', {
  timeout: 600_000,
}, async () => {
  const council = await racingCouncil();
  expect(raceFaults(await raceAtDesk(council, council))).toEqual([]);
});
