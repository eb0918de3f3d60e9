import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { marketFor } from '#fixtures/builders/data/equal-shares.ts';
import { cents } from '#domain/shared/money.ts';
import { purseWith } from '../../purse.ts';
import type { Satisfaction } from '../../parameters.ts';
import type { Market } from './market.ts';
import { play, playAlike } from './play.ts';
import { newRun } from './run.ts';
import { endOf } from './search.ts';

/** What is bought, by ids, when every ballot has so many cents. */
function boughtWith(market: Market, each: number, before?: readonly number[]): string {
  const run = newRun(market);
  play(run, BigInt(each) * BigInt(market.ballots), undefined, before);
  return run.bought.map((seat) => market.contenders[seat]?.project.id).join('');
}

const gains = fc.constantFrom<readonly [Satisfaction, 'approval' | 'points' | 'ordinal']>(
  ['cost', 'approval'],
  ['cardinality', 'approval'],
  ['points', 'points'],
  ['borda', 'ordinal'],
);

const drawnElections = gains.chain(([gain, kind]) =>
  fc.record({ gain: fc.constant(gain), election: votedElections(kind) }),
);

/** Whether it is proved that every endowment between the two has the same outcome. */
function isProved(market: Market, less: number, more: number): boolean {
  const [before, run] = [newRun(market), newRun(market)];
  play(before, BigInt(less) * BigInt(market.ballots));
  return playAlike(run, BigInt(more) * BigInt(market.ballots), before);
}

describe('a proof that two endowments and all between have the same outcome', () => {
  it('is never given if one between has another outcome', () => {
    fc.assert(
      fc.property(
        drawnElections,
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 2, max: 10 }),
        (drawn, less, by) => {
          const market = marketFor(drawn.election, drawn.gain);
          if (!isProved(market, less, less + by)) return;
          for (let each = less; each <= less + by; each += 1)
            expect([each, boughtWith(market, each)]).toEqual([each, boughtWith(market, less)]);
        },
      ),
      examples(10_000),
    );
  });

  it('is given where nothing changes', () => {
    const market = marketFor(
      votedElection(
        0,
        [
          ['a', 10],
          ['b', 30],
        ],
        'a a b',
      ),
      'cost',
    );
    expect([isProved(market, 5, 29), isProved(market, 5, 30), isProved(market, 4, 6)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is given where two have the same price and the supporters of the first pay it in full', () => {
    const level = [
      ['a', 10],
      ['b', 10],
    ] as const;
    const market = marketFor(votedElection(0, level, 'a a b b'), 'cost');
    expect([isProved(market, 5, 29), isProved(market, 4, 5)]).toEqual([true, false]);
  });

  it('is given where a supporter pays all she has, as long as all others cost more', () => {
    // With 14 each the first voter pays 5 for p and her other 9 for a, for which the third pays 11; b costs 13.
    const rows = [
      ['p', 10],
      ['a', 20],
      ['b', 13],
    ] as const;
    const market = marketFor(votedElection(0, rows, 'pa p a b'), 'cardinality');
    expect([boughtWith(market, 14), boughtWith(market, 16)]).toEqual(['pab', 'pab']);
    expect(isProved(market, 14, 16)).toBe(true);
  });

  // The same outcome with 25 and with 31, another one between: a cheaper project then does not fit with the rest.
  const rows = [
    ['a', 11],
    ['b', 30],
    ['c', 33],
    ['d', 38],
  ] as const;

  it('is not given if the same outcome comes back after another one', () => {
    const market = marketFor(votedElection(0, rows, 'bcd acd bc d'), 'cardinality');
    const outcomes = [25, 26, 30, 31].map((each) => boughtWith(market, each));
    expect(outcomes).toEqual(['acd', 'acb', 'acbd', 'acd']);
    expect(isProved(market, 25, 31)).toBe(false);
  });
});

describe('what is bought', () => {
  it('ends with what costs more than is left of the budget', () => {
    const rows = [
      ['a', 5],
      ['b', 10],
      ['c', 15],
      ['d', 18],
    ] as const;
    const market = marketFor(votedElection(0, rows, 'a b c d'), 'cardinality');
    const run = newRun({ ...market, purse: purseWith(cents(20)) });
    play(run, 80n);
    expect([run.bought, run.overspent, run.purse.remaining]).toEqual([[0, 1, 2], true, -10]);
    expect(run.ties).toEqual([]);
    expect(endOf(run, 'exhaustive')).toBe('overspend');
  });

  it('does not depend on what was expected, be it the purchases with less money or anything else', () => {
    fc.assert(
      fc.property(
        drawnElections,
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.nat(7), { maxLength: 8 }),
        ({ election, gain }, each, drawn) => {
          const market = marketFor(election, gain);
          const less = newRun(market);
          play(less, BigInt(each - 1) * BigInt(market.ballots));
          const bought = boughtWith(market, each);
          const known = drawn.filter((seat) => seat < market.contenders.length);
          expect([boughtWith(market, each, less.bought), boughtWith(market, each, known)]).toEqual([
            bought,
            bought,
          ]);
        },
      ),
      examples(2000),
    );
  });

  const expecting = (rows: readonly (readonly [string, number])[], ballots: string, each: number) => {
    const market = marketFor(votedElection(0, rows, ballots), 'cardinality');
    const seats = (ids: string) =>
      Array.from(ids, (id) => market.contenders.findIndex(({ project }) => project.id === id));
    return (ids: string) => boughtWith(market, each, seats(ids));
  };

  it('is found with fewer looks at supporters if it was expected', () => {
    const rows = [
      ['a', 18],
      ['b', 20],
      ['c', 6],
      ['d', 25],
    ] as const;
    const market = marketFor(votedElection(0, rows, 'acd ab abc bd'), 'cardinality');
    const looksWith = (before: readonly number[]) => {
      let looks = 0;
      // Each look at the supporters of a project asks for its divisor.
      const divisors = new Proxy(market.divisors, {
        get: (all, seat) => {
          looks += 1;
          return all[Number(seat)];
        },
      });
      const run = newRun({ ...market, divisors });
      play(run, 32n, undefined, before);
      expect(run.bought).toEqual([2, 1]);
      return looks;
    };
    expect([looksWith([]), looksWith([1]), looksWith([2, 1])]).toEqual([7, 7, 6]);
  });

  // After z, at 8 each, x asks 8.89 and g 9.88; a, whose two voters have 2 each, asked 8.50 and is beyond them.
  it('is the cheapest also if the expected one hides that another can no longer be paid for', () => {
    const rows = [
      ['z', 32],
      ['x', 82],
      ['g', 83],
      ['a', 17],
    ] as const;
    const bought = expecting(rows, `zx zg zga za ${'xg '.repeat(8)}x`, 10);
    expect([bought(''), bought('zg'), bought('axgz')]).toEqual(['zx', 'zx', 'zx']);
  });

  // After z, at 80 each, x asks 88.89 and g, which is expected, 97.78; then m asks 97.22, and b still 91.
  it('is the cheapest also if a far more expensive one was expected', () => {
    const rows = [
      ['z', 320],
      ['x', 820],
      ['m', 895],
      ['g', 900],
      ['b', 182],
    ] as const;
    const bought = expecting(rows, `zx zg zm z ${'xg '.repeat(9)}${'m '.repeat(9)}b b`, 100);
    expect([bought(''), bought('zg'), bought('mbgxz')]).toEqual(['zxbm', 'zxbm', 'zxbm']);
  });
});
