import type { BudgetRefusal } from '#domain/budget/allocation.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { type Sweep, sweepOf, type SweptBudget } from '#domain/budget/sweep/sweep.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { computeBudget } from './compute-budget.ts';

/**
 * Shares out several budgets by one rule on the same votes. A tie that the rule cannot break, and decisions that cost
 * more than there is, may concern some of the budgets only: these are points without an outcome.
 *
 * `told` is called with the share of the budgets that are done. Left: what the rule refuses whatever the budget.
 */
export function sweepBudgets(
  election: Election,
  rule: BudgetRule,
  budgets: readonly Cents[],
  told: (share: number) => void = () => undefined,
): Either<BudgetRefusal, Sweep> {
  const swept: SweptBudget[] = [];
  for (const [at, budget] of budgets.entries()) {
    told(at / budgets.length);
    const shared = computeBudget({ ...election, budget }, rule);
    if (!isLeft(shared)) swept.push({ budget, outcome: shared.right });
    else if (shared.left.kind === 'unresolvedTie' || shared.left.kind === 'overridesTooDear')
      swept.push({ budget, outcome: shared.left.kind });
    else return left(shared.left);
  }
  return right(sweepOf(election.projects, swept));
}
