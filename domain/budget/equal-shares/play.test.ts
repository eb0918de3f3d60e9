import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { cents } from '../../shared/money.ts';
import { isLeft } from '../../shared/result.ts';
import { electorateOf } from '../ballots/electorate.ts';
import { defaultEqualShares, type EqualSharesRule, type Satisfaction } from '../budget-rule.ts';
import type { Election } from '../election.ts';
import { type Market, marketOf } from './market.ts';
import { play, playAlike } from './play.ts';
import { newRun } from './run.ts';

/** A market with money for everything, so that only what voters have binds. */
function marketFor(election: Election, satisfaction: Satisfaction): Market {
  const rule: EqualSharesRule = { ...defaultEqualShares, satisfaction, ties: ['amount', 'id'] };
  const read = electorateOf({ ...election, budget: cents(1_000_000) }, rule, satisfaction);
  if (isLeft(read)) throw new Error(read.left.kind);
  const { field, ballots, group } = read.right;
  const costing = field.eligible.filter(({ project }) => project.amount > 0);
  return marketOf(costing, Math.max(1, ballots), field.purse, group(costing), satisfaction, rule.ties);
}

/** What is bought, by ids, when every ballot has so many cents. */
function boughtWith(market: Market, each: number): string {
  const run = newRun(market);
  play(run, BigInt(each) * BigInt(market.ballots));
  return run.bought.map((seat) => market.contenders[seat]?.project.id).join('');
}

/** Whether it is proved that every endowment between the two comes to the same. */
function isProved(market: Market, less: number, more: number): boolean {
  const [before, run] = [newRun(market), newRun(market)];
  play(before, BigInt(less) * BigInt(market.ballots));
  return playAlike(run, BigInt(more) * BigInt(market.ballots), before);
}

describe('a proof that two endowments and all between come to the same', () => {
  it('is never given where one between comes to something else', () => {
    const gains = fc.constantFrom<readonly [Satisfaction, 'approval' | 'points' | 'ordinal']>(
      ['cost', 'approval'],
      ['cardinality', 'approval'],
      ['points', 'points'],
      ['borda', 'ordinal'],
    );
    const any = gains.chain(([gain, kind]) =>
      fc.record({ gain: fc.constant(gain), election: votedElections(kind) }),
    );
    fc.assert(
      fc.property(
        any,
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 2, max: 10 }),
        (drawn, less, by) => {
          const market = marketFor(drawn.election, drawn.gain);
          if (!isProved(market, less, less + by)) return;
          for (let each = less; each <= less + by; each += 1)
            expect([each, boughtWith(market, each)]).toEqual([each, boughtWith(market, less)]);
        },
      ),
      { numRuns: 10_000 },
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

  // The same with 25 and with 31, something else between: what costs less then does not fit in with the rest.
  const rows = [
    ['a', 11],
    ['b', 30],
    ['c', 33],
    ['d', 38],
  ] as const;

  it('is not given where the same comes back after something else', () => {
    const market = marketFor(votedElection(0, rows, 'bcd acd bc d'), 'cardinality');
    const outcomes = [25, 26, 30, 31].map((each) => boughtWith(market, each));
    expect(outcomes).toEqual(['acd', 'acb', 'acbd', 'acd']);
    expect(isProved(market, 25, 31)).toBe(false);
  });
});
