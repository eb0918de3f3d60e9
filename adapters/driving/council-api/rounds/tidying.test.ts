import { describe, expect, it } from 'vitest';
import { operatingCounts } from '../composition/figures/operating-counts.ts';
import { tidyingRound } from './tidying.ts';

describe('removing the order of the votes', () => {
  it('is counted and logged when it fails, and its time is noted when it is done', async () => {
    const counts = operatingCounts();
    const told: string[] = [];
    let [fails, now] = [true, 1000];
    const tidy = async () => {
      if (fails) throw new Error('no connection');
    };
    const tell = (_: object, words: string) => told.push(words);
    const round = tidyingRound({ tidy, counts, clock: { now: () => now }, tell });
    await round();
    await round();
    expect([counts.of('mixingsFailed'), counts.lastMixing(), told]).toEqual([
      2,
      null,
      ['not tidied', 'not tidied'],
    ]);
    [fails, now] = [false, 2000];
    await round();
    expect([counts.of('mixingsFailed'), counts.lastMixing()]).toEqual([2, 2000]);
  });
});
