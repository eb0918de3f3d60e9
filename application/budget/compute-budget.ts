import type { Allocation, BudgetRefusal } from '#domain/budget/allocation.ts';
import type { BudgetRule, RuleKind, RuleOf } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { type ReportHowFar, unreported } from '#domain/budget/how-far.ts';
import { allocateByVotes } from '#domain/budget/rules/by-votes/allocate.ts';
import { allocateByEqualShares } from '#domain/budget/rules/equal-shares/allocate.ts';
import { allocateByMaxVotes } from '#domain/budget/rules/max-votes/allocate.ts';
import { allocateByPhragmen } from '#domain/budget/rules/phragmen/allocate.ts';
import { allocateByThreshold } from '#domain/budget/rules/threshold/allocate.ts';
import type { Either } from '#domain/shared/result.ts';

type Allocate<Rule> = (
  election: Election,
  rule: Rule,
  report: ReportHowFar,
) => Either<BudgetRefusal, Allocation>;

const allocations = {
  'by-votes': allocateByVotes,
  threshold: allocateByThreshold,
  'equal-shares': allocateByEqualShares,
  phragmen: allocateByPhragmen,
  'max-votes': allocateByMaxVotes,
} satisfies { readonly [K in RuleKind]: Allocate<RuleOf<K>> };

/**
 * Shares out a budget by a rule. The command line, the server and the browser run this same function on the same
 * ballots, which is how anyone can recount. `report` is called with how far the rule is.
 */
export function computeBudget(
  election: Election,
  rule: BudgetRule,
  report: ReportHowFar = unreported,
): Either<BudgetRefusal, Allocation> {
  const allocate = allocations[rule.kind] as Allocate<BudgetRule>;
  return allocate(election, rule, report);
}
