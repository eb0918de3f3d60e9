import type { Allocation, BudgetRefusal } from '#domain/budget/allocation.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { allocateByVotes } from '#domain/budget/rules/by-votes.ts';
import { allocateByThreshold } from '#domain/budget/rules/threshold.ts';
import { type Either, never } from '#domain/shared/result.ts';

/**
 * Shares out a budget by a rule. The command line, the server and the browser run this same function on the same
 * ballots, which is how anyone can recount.
 */
export function computeBudget(election: Election, rule: BudgetRule): Either<BudgetRefusal, Allocation> {
  switch (rule.kind) {
    case 'by-votes':
      return allocateByVotes(election, rule);
    case 'threshold':
      return allocateByThreshold(election, rule);
    default:
      return never(rule);
  }
}
