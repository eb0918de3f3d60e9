import type { Allocation, BudgetRefusal } from '#domain/budget/allocation.ts';
import { accountsOfBallots, type BallotAccount } from '#domain/budget/accounts/accounts.ts';
import { moneyBy } from '#domain/budget/comparison/money-by-place.ts';
import { type Proportionality, proportionalityOf } from '#domain/budget/comparison/proportionality.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { type Either, left, map } from '#domain/shared/result.ts';
import { computeBudget } from './compute-budget.ts';

/** What an outcome gives to each ballot, and how its money is spread beside the votes. */
export interface Accounts {
  readonly ballots: readonly BallotAccount[];
  /** Null if the projects have no categories (districts), or if nothing is voted for or spent. */
  readonly byCategory: Proportionality | null;
  readonly byDistrict: Proportionality | null;
}

/** Shares out the budget and says what each ballot got, paid and kept. Left: as the rule, or only counts are known. */
export function ballotAccounts(election: Election, rule: BudgetRule): Either<BudgetRefusal, Accounts> {
  const { marks } = election;
  if (!marks) return left({ kind: 'ballotsNeeded' });
  return map((allocation: Allocation) => ({
    ballots: accountsOfBallots(election, marks, allocation),
    byCategory: proportionalityOf(moneyBy('category', election, [allocation])),
    byDistrict: proportionalityOf(moneyBy('district', election, [allocation])),
  }))(computeBudget(election, rule));
}
