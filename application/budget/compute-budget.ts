import type { Allocation, BudgetRefusal } from '#domain/budget/allocation.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { allocateByVotes } from '#domain/budget/rules/by-votes/allocate.ts';
import { allocateByEqualShares } from '#domain/budget/rules/equal-shares/allocate.ts';
import { allocateByMaxVotes } from '#domain/budget/rules/max-votes/allocate.ts';
import { allocateByPhragmen } from '#domain/budget/rules/phragmen/allocate.ts';
import { allocateByThreshold } from '#domain/budget/rules/threshold/allocate.ts';
import type { Either } from '#domain/shared/result.ts';

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
    case 'equal-shares':
      return allocateByEqualShares(election, rule);
    case 'phragmen':
      return allocateByPhragmen(election, rule);
    case 'max-votes':
      return allocateByMaxVotes(election, rule);
  }
}
