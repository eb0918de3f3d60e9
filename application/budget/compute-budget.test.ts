import { describe, expect, it } from 'vitest';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { defaultMaxVotes } from '#domain/budget/rules/max-votes/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { defaultThreshold } from '#domain/budget/rules/threshold/rule.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
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
