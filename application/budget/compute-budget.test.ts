import { describe, expect, it } from 'vitest';
import { defaultByVotes, defaultThreshold } from '#domain/budget/budget-rule.ts';
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
});
