import type { Allocation, BudgetRefusal } from '#domain/budget/allocation.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { allocateByVotes } from '#domain/budget/rules/by-votes.ts';
import { allocateByThreshold } from '#domain/budget/rules/threshold.ts';
import type { Either } from '#domain/shared/result.ts';

/**
 * Shares out a budget by a rule. The command line, the server and the browser run this same function on the same
 * ballots, which is how anyone can recount.
 */
export function computeBudget(election: Election, rule: BudgetRule): Either<BudgetRefusal, Allocation> {
  if (rule.kind === 'by-votes') return allocateByVotes(election, rule);
  return allocateByThreshold(election, rule);
}
