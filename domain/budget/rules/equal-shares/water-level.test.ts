import { describe, expect, it } from 'vitest';
import { type WrittenBallot, withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { marketFor } from '#fixtures/builders/data/equal-shares.ts';
import type { Satisfaction } from '../../parameters.ts';
import { begin, newRun, type Run } from './run.ts';
import { lastPass, look } from './supporters-pass.ts';
import { levelOfSeat } from './water-level.ts';

/** A run in which the only project has supporters with this much money, each with her points for it. */
function runOf(
  amount: number,
  supporters: readonly (readonly [money: number, points: number])[],
  satisfaction: Satisfaction,
): Run {
  // Ballots that are not equal: each names the project and others that cost too much, one for each bit of its number.
  const rows = Array.from({ length: 12 }, (_, bit) => [`x${bit}`, 8_000_000_000, 0] as const);
  const ballots = supporters.map(
    ([, points], voter): WrittenBallot => [
      [0, points],
      ...rows.flatMap((_row, bit) => ((voter >> bit) & 1 ? [[bit + 1, 1] as const] : [])),
    ],
  );
  const kind = satisfaction === 'points' ? 'points' : 'approval';
  const election = withBallots(anElection(0, [['a', amount, 0], ...rows]), kind, ballots);
  const run = newRun(marketFor(election, satisfaction));
  begin(run, BigInt(amount) * BigInt(supporters.length));
  for (const [voter, [money]] of supporters.entries()) run.money[voter] = money;
  run.error.fill(0);
  run.level[0] = 0;
  return run;
}

const evenly = (money: readonly number[]) => money.map((has) => [has, 1] as const);

describe('a pass over the supporters of a project', () => {
  it('adds up what those under a level have, and finds who of the others is nearest to it', () => {
    const run = runOf(10, evenly([1, 2, 9, 8]), 'cardinality');
    look(run, 0, 2.5);
    expect(lastPass).toEqual({ poor: 3, poorError: 0, all: 20, rich: 2, leastOfRich: 8 });
    look(run, 0, 1);
    expect(lastPass).toMatchObject({ poor: 0, rich: 4, leastOfRich: 1 });
    run.error.set([0.5, 0.25, 4, 8]);
    look(run, 0, 10);
    expect(lastPass).toMatchObject({ poor: 20, poorError: 12.75, all: 20, rich: 0 });
    expect(lastPass.leastOfRich).toBeGreaterThan(1e299);
  });

  it('compares money for each point where ballots give points', () => {
    // For each point they have 4, 1, 3 and 10.
    const rows = [
      [4, 1],
      [2, 2],
      [9, 3],
      [20, 2],
    ] as const;
    const run = runOf(10, rows, 'points');
    look(run, 0, 3.5);
    expect(lastPass).toEqual({ poor: 11, poorError: 0, all: 35, rich: 3, leastOfRich: 4 });
    run.error.set([0.5, 0.25, 4, 8]);
    look(run, 0, 11);
    expect(lastPass).toMatchObject({ poor: 35, poorError: 12.75, rich: 0 });
    expect(lastPass.leastOfRich).toBeGreaterThan(1e299);
  });

  it.each(['cardinality', 'points'] as const)('counts every one of a thousand and more once, by %s', (by) => {
    const run = runOf(
      1000,
      Array.from({ length: 1100 }, (_, voter) => [voter < 600 ? 1 : 4, 1] as const),
      by,
    );
    look(run, 0, 2);
    expect(lastPass).toMatchObject({ poor: 600, all: 2600, rich: 500, leastOfRich: 4 });
  });

  it('counts equal ballots together', () => {
    const election = withBallots(anElection(0, [['a', 10, 0]]), 'approval', [[[0, 1]], [[0, 1]], [[0, 1]]]);
    const run = newRun(marketFor(election, 'cardinality'));
    begin(run, 12n);
    look(run, 0, 5);
    expect(lastPass).toMatchObject({ poor: 12, all: 12, rich: 0 });
  });
});

describe('the level of a project', () => {
  const found = (run: Run, ceiling = Infinity) => [levelOfSeat(run, 0, ceiling), run.level[0]];

  it('is what each supporter pays, or all she has if that is less', () => {
    // 10 / 4 is more than two of them have; (10 − 3) / 2 = 3.5.
    const run = runOf(10, evenly([1, 2, 9, 9]), 'cardinality');
    expect([...found(run), run.full[0]]).toEqual(['priced', 3.5, 0]);
    expect(run.low[0]).toBeLessThan(3.5);
    expect(run.high[0]).toBeGreaterThan(3.5);
    expect(Number(run.high[0]) - Number(run.low[0])).toBeLessThan(1e-12);
  });

  it('is the amount over all shares if all can pay in full', () => {
    const run = runOf(10, evenly([3, 3, 9, 9]), 'cardinality');
    expect([...found(run), run.full[0]]).toEqual(['priced', 2.5, 1]);
  });

  it('is paid in proportion to points, and its price by cost is for each cent of the amount', () => {
    const rows = [
      [4, 1],
      [2, 2],
      [9, 3],
      [20, 2],
    ] as const;
    // The second has 1 for each point, less than (17 − 2) / 6 = 2.5; the others have 3 and more.
    expect(found(runOf(17, rows, 'points'))).toEqual(['priced', 2.5]);
    const byCost = runOf(10, evenly([1, 2, 9, 9]), 'cost');
    expect(found(byCost)).toEqual(['priced', 3.5]);
    expect(byCost.low[0]).toBeCloseTo(0.35, 12);
    expect(byCost.high[0]).toBeCloseTo(0.35, 12);
  });

  it('is not found if they have less than the amount together', () => {
    expect(levelOfSeat(runOf(10, evenly([1, 2, 3, 3]), 'cardinality'), 0, Infinity)).toBe('unpayable');
    expect(levelOfSeat(runOf(10, evenly([1, 2, 3, 3]), 'cardinality'), 0, 2)).toBe('unpayable');
    expect(levelOfSeat(runOf(10, evenly([1, 2, 3, 3]), 'cardinality'), 0, 20)).toBe('unpayable');
  });

  it('is not searched further once its price is certainly over what is asked for', () => {
    const run = runOf(10, evenly([1, 2, 9, 9]), 'cardinality');
    expect(levelOfSeat(run, 0, 3.4)).toBe('dearer');
    expect(run.low[0]).toBeGreaterThan(3.4);
    expect(run.high[0]).toBe(Infinity);
    expect(levelOfSeat(runOf(10, evenly([1, 2, 9, 9]), 'cardinality'), 0, 3.6)).toBe('priced');
    // By cost the price is 0.35.
    expect(levelOfSeat(runOf(10, evenly([1, 2, 9, 9]), 'cost'), 0, 0.34)).toBe('dearer');
    expect(levelOfSeat(runOf(10, evenly([1, 2, 9, 9]), 'cost'), 0, 0.36)).toBe('priced');
  });

  it.each([Infinity, 3.6, 5, 20, 0.1])(
    'is the same from whichever level the search begins: %d',
    (ceiling) => {
      for (const known of [0, 1, 2.5, 3.5]) {
        const run = runOf(10, evenly([1, 2, 9, 9]), 'cardinality');
        run.level[0] = known;
        run.levelError[0] = 0;
        const [look, level] = found(run, ceiling);
        if (look === 'priced') expect(level).toBe(3.5);
        else expect([look, ceiling]).toEqual(['dearer', 0.1]);
      }
    },
  );
});
