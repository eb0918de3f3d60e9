import type { Allocation, BudgetRefusal } from '#domain/budget/allocation.ts';
import { accountsOfBallots, type BallotAccount } from '#domain/budget/accounts/accounts.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { type Either, left, map } from '#domain/shared/result.ts';
import { computeBudget } from './compute-budget.ts';

/** Shares out the budget and says what each ballot got, paid and kept. Left: as the rule, or only counts are known. */
export function ballotAccounts(
  election: Election,
  rule: BudgetRule,
): Either<BudgetRefusal, readonly BallotAccount[]> {
  const { marks } = election;
  if (!marks) return left({ kind: 'ballotsNeeded' });
  return map((allocation: Allocation) => accountsOfBallots(election, marks, allocation))(
    computeBudget(election, rule),
  );
}
