import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import type { HowFar } from '#domain/budget/how-far.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { defaultMaxVotes } from '#domain/budget/rules/max-votes/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { defaultThreshold } from '#domain/budget/rules/threshold/rule.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { computeBudget } from './compute-budget.ts';

const election = anElection(100, [
  ['A', 60, 96],
  ['B', 40, 4],
]);

describe('computing a budget', () => {
  it('by votes funds what fits', () => {
    expect(computeBudget(election, defaultByVotes)).toMatchObject({ right: { spent: 100, eligible: null } });
  });

  it('by threshold leaves out what is under five per cent of all votes', () => {
    expect(computeBudget(election, defaultThreshold)).toMatchObject({
      right: { spent: 60, eligible: { votes: 1 } },
    });
  });

  it('funds different sets by different rules', () => {
    // Three voters want A and B, one wants C: by votes A and B leave nothing for C, equal shares keep its part.
    const rows = [
      ['A', 50],
      ['B', 50],
      ['C', 25],
    ] as const;
    const voted = votedElection(100, rows, 'AB AB AB C');
    const fundedBy = (rule: Parameters<typeof computeBudget>[1]) => {
      const allocation = computeBudget(voted, rule);
      return 'right' in allocation ? allocation.right.funded.map(({ project }) => project.id) : null;
    };
    expect(fundedBy(defaultByVotes)).toEqual(['A', 'B']);
    expect(fundedBy(defaultEqualShares)).toEqual(['A', 'C']);
    expect(fundedBy(defaultPhragmen)).toEqual(['A', 'C']);
    expect(fundedBy(defaultMaxVotes)).toEqual(['A', 'B']);
  });
});

describe('how far a rule is', () => {
  const heardOf = (asked: Election, rule: BudgetRule) => {
    const heard: HowFar[] = [];
    const allocation = computeBudget(asked, rule, (far) => heard.push(far));
    if (isLeft(allocation)) throw new Error(allocation.left.kind);
    return { heard, allocation: allocation.right };
  };
  const rules: readonly BudgetRule[] = [
    defaultByVotes,
    defaultThreshold,
    defaultEqualShares,
    { ...defaultEqualShares, completion: 'add1' as const },
    defaultPhragmen,
    defaultMaxVotes,
  ].map((rule) => ({ ...rule, ties: ['amount', 'id'] }));

  it('does not change its outcome', () => {
    fc.assert(
      fc.property(votedElections(), fc.constantFrom(...rules), (asked, rule) => {
        const silent = computeBudget(asked, rule);
        expect(computeBudget(asked, rule, () => undefined)).toEqual(silent);
      }),
      { numRuns: 500 },
    );
  });

  it('is said with each project that Phragmén’s rule buys, up to all that it spent', () => {
    fc.assert(
      fc.property(votedElections(), (asked) => {
        const { heard, allocation } = heardOf(asked, { ...defaultPhragmen, ties: ['amount', 'id'] });
        const rounds = heard.filter(({ kind }) => kind === 'rounds');
        expect(rounds.map(({ count }) => count)).toEqual([
          ...allocation.funded.keys(),
          allocation.funded.length,
        ]);
        const { spent, budget } = allocation;
        expect(rounds.at(-1)?.spent).toBeCloseTo(budget === 0 ? 1 : spent / budget, 9);
      }),
    );
  });

  it('is said by equal shares with each purchase, and with each increment up to the endowment', () => {
    const rows = [
      ['A', 50],
      ['B', 30],
      ['C', 25],
    ] as const;
    const voted = votedElection(100, rows, 'AB AB AB C');
    const bought = heardOf(voted, { ...defaultEqualShares, completion: 'none' });
    expect(bought.heard.filter(({ kind }) => kind === 'rounds')).toEqual([
      { kind: 'rounds', count: 1, spent: 0.3 },
      { kind: 'rounds', count: 2, spent: 0.55 },
    ]);
    const { heard, allocation } = heardOf(voted, { ...defaultEqualShares, completion: 'add1' });
    const counts = heard.flatMap(({ kind, count }) => (kind === 'increments' ? [count] : []));
    expect(counts[0]).toBe(0);
    expect(counts).toContain(allocation.endowment?.increments);
    expect(heard.every(({ spent }) => spent === null || (spent >= 0 && spent <= 1))).toBe(true);
  });

  it('is said with each order of a tie that is tried, and each project that is weighed for the best set', () => {
    const tied = votedElection(
      50,
      [
        ['A', 50],
        ['B', 50],
      ],
      'A B',
    );
    const orders = { kind: 'orders', count: 1, spent: null };
    expect(heardOf(tied, { ...defaultPhragmen, ties: ['id'] }).heard).toContainEqual(orders);
    expect(heardOf(tied, { ...defaultEqualShares, ties: ['id'] }).heard).toContainEqual(orders);
    const weighed = heardOf(tied, { ...defaultMaxVotes, ties: ['id'] }).heard;
    expect(weighed.length).toBeGreaterThan(0);
    expect(weighed).toEqual(weighed.map((_, at) => ({ kind: 'weighed', count: at + 1, spent: null })));
  });
});
