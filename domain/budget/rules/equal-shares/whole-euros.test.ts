import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { naiveEqualShares } from '#fixtures/naive/equal-shares.ts';
import type { Election } from '../../election.ts';
import { type Completion, completions } from '../../parameters.ts';
import { allocateByEqualShares } from './allocate.ts';
import { defaultEqualShares, type EqualSharesRule } from './rule.ts';

const whole: EqualSharesRule = { ...defaultEqualShares, endowments: 'whole', ties: ['amount', 'id'] };

function sharedOut(election: Election, rule: EqualSharesRule) {
  const shared = allocateByEqualShares(election, rule);
  if (isLeft(shared)) throw new Error(shared.left.kind);
  return shared.right;
}

/** The same election with each amount that number of times; tests are made of cents. */
const inEuros = (election: Election, times: number): Election => ({
  ...election,
  budget: cents(election.budget * times),
  projects: election.projects.map((project) => ({ ...project, amount: cents(project.amount * times) })),
});

describe('ballots that begin with whole euros', () => {
  it('fund what a second, naive way of computing it funds', () => {
    const anyRule = fc.record({
      completion: fc.constantFrom<Completion>(...completions),
      satisfaction: fc.constantFrom('cost' as const, 'cardinality' as const),
      increment: fc.constantFrom(100, 50),
    });
    fc.assert(
      fc.property(votedElections(), fc.constantFrom(100, 130), anyRule, (small, times, parts) => {
        const election = inEuros(small, times);
        const rule = { ...whole, ...parts };
        const places = sharedOut(election, rule).funded.map(({ project }) =>
          election.projects.indexOf(project),
        );
        expect(places.toSorted((a, b) => a - b)).toEqual(naiveEqualShares(election, rule));
      }),
      { numRuns: 600 },
    );
  });

  it('have nothing if their part is less than a euro, and then completion shares out all', () => {
    const election = votedElection(
      299,
      [
        ['a', 250],
        ['b', 100],
      ],
      'a a b',
    );
    const bought = sharedOut(election, { ...whole, completion: 'none' });
    expect([bought.funded, bought.endowment?.each.numerator]).toEqual([[], 0n]);
    expect(sharedOut(election, { ...whole, completion: 'greedy' }).funded.map(({ via }) => via)).toEqual([
      'completion',
    ]);
  });

  it('have their part rounded down to the euro', () => {
    const election = votedElection(1000, [['a', 700]], 'a a b');
    const { endowment } = sharedOut(election, { ...whole, completion: 'none' });
    expect(endowment?.each).toEqual({ numerator: 900n, denominator: 3n });
  });
});
