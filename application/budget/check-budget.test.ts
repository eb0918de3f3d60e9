import { describe, expect, it } from 'vitest';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { checkBudget } from './check-budget.ts';

const rows = [
  ['a', 60, 1],
  ['b', 40, 2],
] as const;

describe('a budget', () => {
  it('of zero, or less than the cheapest proposal costs, buys nothing', () => {
    expect(checkBudget(anElection(0, rows))).toEqual({ kind: 'budgetZero' });
    expect(checkBudget(anElection(39, rows))).toEqual({ kind: 'budgetTooSmall', budget: 39, cheapest: 40 });
  });

  it('has no fault if it is enough for one proposal, or if there are no proposals', () => {
    expect(checkBudget(anElection(40, rows))).toBeNull();
    expect(checkBudget(anElection(5, []))).toBeNull();
  });
});
