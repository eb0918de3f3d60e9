import { expect, it } from 'vitest';
import { roundsUnderWay } from './rounds-under-way.ts';

it('the end of a server waits for every round that is under way, also for two of the same kind', async () => {
  const { noted, ended } = roundsUnderWay();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = [first.promise, second.promise];
  const round = noted(() => waiting.shift() ?? Promise.resolve());
  const rounds = [round(), round()];
  let isOver = false;
  const over = (async () => {
    await ended();
    isOver = true;
  })();
  first.resolve();
  await rounds[0];
  expect(isOver).toBe(false);
  second.resolve();
  await over;
  await Promise.all(rounds);
  await ended();
});
