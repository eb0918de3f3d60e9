import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { type Fraction, fraction, isLess, isSame, minus, plus, times } from '#fixtures/naive/fractions.ts';
import { naiveRounds } from '#fixtures/naive/equal-shares.ts';
import { marketFor } from '#fixtures/builders/data/equal-shares.ts';
import { cents } from '#domain/shared/money.ts';
import type { BallotKind, Election } from '../../election.ts';
import type { Satisfaction } from '../../parameters.ts';
import { buy } from './buy.ts';
import { cheapestNow } from './cheapest.ts';
import { play } from './play.ts';
import { begin, newRun, type Run } from './run.ts';

const exactly = (number: number): Fraction => [BigInt(number * 2 ** 200), 2n ** 200n];
const isBetween = (low: Fraction, one: Fraction, high: Fraction): boolean =>
  !isLess(one, low) && !isLess(high, one);
/** Whether a number is as near to the true one as its bound says. */
const isWithin = (number: number, bound: number, truth: Fraction): boolean =>
  isBetween(minus(exactly(number), exactly(bound)), truth, plus(exactly(number), exactly(bound)));

const gains = fc.constantFrom<readonly [Satisfaction, BallotKind]>(
  ['cost', 'approval'],
  ['cardinality', 'approval'],
  ['points', 'points'],
  ['borda', 'ordinal'],
);

/** Elections with amounts of some ten million millions of euros, which floating point can hardly divide. */
const largeElections = gains.chain(([gain, kind]) =>
  fc
    .record({
      election: votedElections(kind),
      factor: fc.constantFrom(1, 999_983, 123_456_789_012, 49_999_999_999_999),
      more: fc.array(fc.nat(30), { minLength: 6, maxLength: 6 }),
      each: fc.nat(25),
      cents: fc.nat(99),
    })
    .map(({ election, factor, more, each, cents: rest }) => ({
      gain,
      total: BigInt(each * Math.max(1, election.ballots ?? 0)) * BigInt(factor) + BigInt(rest),
      election: {
        ...election,
        projects: election.projects.map((project, place) => ({
          ...project,
          amount: cents(project.amount === 0 ? 0 : project.amount * factor + (more[place] ?? 0)),
        })),
      },
    })),
);

/** The voters of each group of equal ballots, by the places of what they support. */
const votersIn = ({ market }: Run, election: Election, gain: Satisfaction): readonly number[] => {
  const { offsets, items, shares } = market.supports;
  const keyOf = (pairs: readonly (readonly [number, number])[]) =>
    JSON.stringify(pairs.toSorted(([a], [b]) => a - b));
  const groups = Array.from(market.weights, (_, group) =>
    keyOf(
      Array.from(items.subarray(offsets[group], offsets[group + 1]), (seat, at) => [
        market.contenders[seat]?.place ?? -1,
        shares?.[(offsets[group] ?? 0) + at] ?? 1,
      ]),
    ),
  );
  const { marks, projects } = election;
  return Array.from(marks?.offsets.subarray(1) ?? [], (end, ballot) => {
    const start = marks?.offsets[ballot] ?? 0;
    const pairs = Array.from(marks?.projects.subarray(start, end) ?? [], (place, at) => {
      const points = gain === 'points' ? (marks?.points?.[start + at] ?? 0) : 1;
      return [place, gain === 'borda' ? end - start - at - 1 : points] as const;
    });
    return groups.indexOf(
      keyOf(pairs.filter(([place, points]) => points > 0 && projects[place]?.amount !== 0)),
    );
  });
};

describe('the floating-point numbers of a run', () => {
  it('are as near to the true money and prices as their bounds say, in every round and at any size', () => {
    fc.assert(
      fc.property(largeElections, fc.integer({ min: -1, max: 5 }), ({ election, gain, total }, expected) => {
        const market = marketFor(election, gain);
        const run = newRun(market);
        begin(run, total);
        const groupOf = votersIn(run, election, gain);
        const seatAt = new Map(market.contenders.map(({ place }, seat) => [place, seat]));
        for (const { prices, place, money } of naiveRounds(election, gain, fraction(total, market.ballots))) {
          const cheapest = cheapestNow(run, Infinity, expected);
          const lows = Array.from(run.queue.subarray(0, run.open), (seat) => run.low[seat] ?? 0);
          expect(lows).toEqual(lows.toSorted((a, b) => a - b));
          for (const [at, price] of prices.entries()) {
            const seat = seatAt.get(at);
            if (seat === undefined) continue;
            const isOpen = run.queue.subarray(0, run.open).includes(seat);
            expect(isOpen).toBe(price !== null);
            if (price === null) continue;
            const [low, high] = [run.low[seat] ?? 0, run.high[seat] ?? 0].map(exactly) as [
              Fraction,
              Fraction,
            ];
            expect(isBetween(low, price, high)).toBe(true);
          }
          const least = prices[place] ?? null;
          const asCheap = prices.flatMap((price, at) => (price && least && isSame(price, least) ? [at] : []));
          expect(new Set(cheapest.map((seat) => market.contenders[seat]?.place))).toEqual(new Set(asCheap));
          if (least === null) return;
          const seat = seatAt.get(place) ?? -1;
          buy(run, seat);
          const level = times(least, fraction(market.divisors[seat] ?? 1));
          expect(isWithin(run.levels.at(-1) ?? 0, run.levelErrors.at(-1) ?? 0, level)).toBe(true);
          expect(isLess(exactly(run.highs.at(-1) ?? 0), least)).toBe(false);
          for (const [voter, group] of groupOf.entries()) {
            if (group < 0) continue;
            const has = money[voter] ?? fraction(0);
            expect(isWithin(run.money[group] ?? 0, run.error[group] ?? 0, has)).toBe(true);
          }
        }
      }),
      examples(1000),
    );
  });

  it('are enough for ordinary amounts: nothing is computed exactly', () => {
    const rows = [
      ['a', 7_000_00],
      ['b', 11_300_00],
      ['c', 13_700_00],
      ['d', 5_100_00],
      ['e', 9_000_00],
    ] as const;
    // The two supporters of e could pay for it at first, and have not enough once the others are bought.
    const ballots = 'ab abce acd bd bc c cd ad abcde d';
    const elections = [
      ['cost', votedElection(0, rows, ballots)],
      ['cardinality', votedElection(0, rows, ballots)],
      ['points', votedElection(0, rows, ballots, 'points')],
    ] as const;
    for (const [gain, election] of elections) {
      const run = newRun(marketFor(election, gain));
      play(run, 60_000_00n);
      expect(run.bought).toHaveLength(4);
      expect(run.numerators).toEqual([]);
    }
  });
});
