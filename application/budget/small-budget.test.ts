import { describe, expect, it } from 'vitest';
import { withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { budgetRuleKinds, defaultRules } from '#domain/budget/budget-rule.ts';
import { isLeft } from '#domain/shared/result.ts';
import { smallBudget } from './small-budget.ts';
import { computeBudget } from './compute-budget.ts';

const rows = [
  ['a', 60, 1],
  ['b', 40, 2],
] as const;

describe('a budget', () => {
  it('is small if it is less than the cheapest proposal costs', () => {
    expect(smallBudget(anElection(39, rows))).toEqual({ budget: 39, cheapest: 40 });
  });

  it('is not small if it is enough for one proposal, or if there are no proposals', () => {
    expect(smallBudget(anElection(40, rows))).toBeNull();
    expect(smallBudget(anElection(5, []))).toBeNull();
  });

  it.each(budgetRuleKinds)('that is small funds nothing by %s', (kind) => {
    const marks = [[0, 1] as const, [1, 1] as const];
    const election = withBallots(anElection(39, rows), 'approval', [marks, [[1, 1]]]);
    const allocation = computeBudget(election, defaultRules[kind]);
    if (isLeft(allocation)) throw new Error(allocation.left.kind);
    expect(allocation.right.funded).toEqual([]);
  });
});
