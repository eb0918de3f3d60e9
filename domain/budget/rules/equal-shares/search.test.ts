import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { byId, idsOf, marketFor as openMarket, sharedOut } from '#fixtures/builders/data/equal-shares.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '../../../shared/money.ts';
import { isLeft, right } from '../../../shared/result.ts';
import { purseWith } from '../../purse.ts';
import { electorateOf } from '../../ballots/electorate.ts';
import type { Add1Stop, Satisfaction } from '../../parameters.ts';
import { defaultEqualShares, type EqualSharesRule } from './rule.ts';
import type { Election } from '../../election.ts';
import { type Market, marketOf } from './market.ts';
import { searchEndowment } from './search.ts';

/** A thousand times the amounts, so that thousands of increments lie between two outcomes. */
function marketFor(election: Election, satisfaction: Satisfaction): Market | null {
  const rule: EqualSharesRule = { ...defaultEqualShares, satisfaction, ties: ['amount', 'id'] };
  const fine = {
    ...election,
    budget: cents(election.budget * 1000),
    projects: election.projects.map((project) => ({ ...project, amount: cents(project.amount * 1000) })),
  };
  const read = electorateOf(fine, rule, satisfaction);
  if (isLeft(read)) return null;
  const { field, ballots, group } = read.right;
  const costing = field.eligible.filter(({ project }) => project.amount > 0);
  return marketOf(costing, Math.max(1, ballots), field.purse, group(costing), satisfaction, rule.ties);
}

describe('the add1 search', () => {
  it('has the same outcome with leaps as when every increment is tried', () => {
    const gains = fc.constantFrom<readonly [Satisfaction, 'approval' | 'points']>(
      ['cost', 'approval'],
      ['cardinality', 'approval'],
      ['points', 'points'],
    );
    const stops = fc.constantFrom<Add1Stop>('exhaustive', 'overspend');
    const elections = gains.chain(([gain, kind]) =>
      fc.record({ gain: fc.constant(gain), election: votedElections(kind) }),
    );
    fc.assert(
      fc.property(
        elections,
        stops,
        fc.integer({ min: 7, max: 40 }),
        ({ gain, election }, stop, increment) => {
          const [leaping, trying] = [true, false].map((leaps) => {
            const market = marketFor(election, gain);
            const found = market && searchEndowment(market, { increment, stop, leaps });
            if (!found || isLeft(found)) return null;
            const { increments, ended, total, run } = found.right;
            return { increments, ended, total, bought: [...run.bought] };
          });
          expect(leaping).toEqual(trying);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('tries few increments where thousands have the same outcome, and finds the same', () => {
    // A (40,000) has six voters and B (30,000) the four others; C (60,000) has five of A's, who have 6,667 less for it.
    const rows = [
      ['A', 40_000],
      ['B', 30_000],
      ['C', 60_000],
    ] as const;
    const election = votedElection(0, rows, 'AC AC AC AC AC A B B B B');
    const triedBy = (budget: number, stop: Add1Stop, leaps: boolean) => {
      const purse = purseWith(cents(budget));
      const market = { ...openMarket(election, 'cost'), purse, start: BigInt(budget) };
      const tried: number[] = [];
      const found = searchEndowment(market, { increment: 1, stop, leaps }, (_run, total) => {
        tried.push(Number(total - BigInt(budget)) / 10);
        return right(null);
      });
      if (isLeft(found)) throw new Error(found.left.kind);
      const { increments, ended } = found.right;
      return { tried, increments, ended };
    };
    expect(triedBy(130_000, 'exhaustive', true)).toEqual({
      tried: [0, 1, 5666, 5667],
      increments: 5667,
      ended: 'exhaustive',
    });
    expect(triedBy(100_000, 'overspend', true)).toEqual({
      tried: [0, 1, 8666, 8667],
      increments: 8666,
      ended: 'overspend',
    });
    expect(triedBy(100_000, 'overspend', false)).toEqual({
      tried: Array.from({ length: 8668 }, (_, increments) => increments),
      increments: 8666,
      ended: 'overspend',
    });
  });

  it.each([
    ['exhaustive', 'exhaustive'],
    ['overspend', 'allFunded'],
  ] as const)(
    'does not go on for a project that another one excludes, if it ends when %s',
    (add1Stop, ended) => {
      // Each voter has 10: a is bought, and b, which would fit in the other 10, must not go with it.
      const election = votedElection(
        20,
        [
          ['a', 10],
          ['b', 10],
        ],
        'a b',
      );
      const parts = { incompatible: [[proposalId('a'), proposalId('b')]] };
      const allocation = sharedOut(election, { ...byId, completion: 'add1', add1Stop, parts });
      expect(idsOf(allocation)).toEqual(['a']);
      expect(allocation.endowment).toMatchObject({ increments: 0, ended });
    },
  );
});
