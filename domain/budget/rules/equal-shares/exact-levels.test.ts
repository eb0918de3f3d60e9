import { describe, expect, it } from 'vitest';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { marketFor } from '#fixtures/builders/data/equal-shares.ts';
import { buy } from './buy.ts';
import { cheapestNow } from './cheapest.ts';
import { exactLevelNow } from './exact-levels.ts';
import { play } from './play.ts';
import { begin, newRun } from './run.ts';
import { levelOfSeat } from './water-level.ts';

describe('exact arithmetic', () => {
  it('is asked only of supporters who are close to the level', () => {
    // Of 100 each, the first pays 60 for p and the second 30 for q. They have 40, 70, 100 for t, which asks 70 of two.
    const rows = [
      ['t', 180],
      ['p', 60],
      ['q', 30],
    ] as const;
    const market = marketFor(votedElection(0, rows, 'tp tq t'), 'cardinality');
    const asked: number[] = [];
    const offsets = new Proxy(market.supports.offsets, {
      get: (all, group) => {
        asked.push(Number(group));
        return all[Number(group)];
      },
    });
    const run = newRun({ ...market, supports: { ...market.supports, offsets } });
    begin(run, 300n);
    for (const seat of [1, 2]) {
      levelOfSeat(run, seat, Infinity);
      buy(run, seat);
    }
    expect(exactLevelNow(run, 0)).toEqual({ numerator: 140n * 3n, denominator: 3n * 2n });
    // The first (places 0 to 1) is poor, and what she has is added up; the second has exactly the level.
    expect(asked).toEqual([1, 0, 2, 1]);
  });

  it('is not needed to compare projects that all their supporters pay in full', () => {
    const rows = [
      ['p', 4],
      ['a', 12],
      ['b', 12],
      ['c', 13],
    ] as const;
    const run = newRun(marketFor(votedElection(0, rows, 'pa a b b c c'), 'cardinality'));
    begin(run, 120n);
    expect(cheapestNow(run, 0)).toEqual([0]);
    buy(run, 0);
    expect(cheapestNow(run, 0)).toEqual([1, 2]);
    expect(run.numerators).toEqual([]);
  });

  it('leaves money with an error as small as what is left', () => {
    // Twenty of 21 voters have paid a twentieth of a cent; B asks a 21st of all but two cents of each, and 19/420 is left.
    const rows = [
      ['A', 1],
      ['B', 8_999_999_999_999_998],
    ] as const;
    const ballots = [...Array.from({ length: 20 }, () => 'AB'), 'B'].join(' ');
    const run = newRun(marketFor(votedElection(0, rows, ballots), 'cardinality'));
    play(run, 9_000_000_000_000_000n);
    expect(run.bought).toEqual([0, 1]);
    const [money, error] = [run.money[0] ?? 0, run.error[0] ?? 1];
    expect(Math.abs(money - 19 / 420)).toBeLessThanOrEqual(error);
    expect(error).toBeLessThan(1e-16);
  });
});
