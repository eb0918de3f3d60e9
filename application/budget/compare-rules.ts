import type { Allocation, BudgetRefusal } from '#domain/budget/allocation.ts';
import { type BudgetRule, defaultRules } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { type Comparison, compareAllocations } from '#domain/budget/comparison/compare-allocations.ts';
import type { Election } from '#domain/budget/election.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { computeBudget } from './compute-budget.ts';

/** A rule that gave no allocation on these votes, by its place among the compared, and why. */
export interface ComparisonRefusal {
  readonly at: number;
  readonly refusal: BudgetRefusal;
}

/** Shares out the budget by each of the rules and sets the outcomes side by side. */
export function compareRules(
  election: Election,
  rules: readonly BudgetRule[],
): Either<ComparisonRefusal, Comparison> {
  const allocations: Allocation[] = [];
  for (const [at, rule] of rules.entries()) {
    const shared = computeBudget(election, rule);
    if (isLeft(shared)) return left({ at, refusal: shared.left });
    allocations.push(shared.right);
  }
  return right(compareAllocations(election, allocations));
}

/**
 * The rules that are compared by default: the rule of the survey (or by votes), and others. Rules that look at single
 * ballots are left out where only counts are known. The others keep the optional parts of the survey's rule, which are
 * facts of the election.
 */
export function rulesWorthComparing(hasBallots: boolean, own: BudgetRule | null): readonly BudgetRule[] {
  const first = own ?? defaultByVotes;
  const others: readonly BudgetRule[] = hasBallots
    ? [defaultByVotes, defaultRules['equal-shares'], defaultRules.phragmen, defaultRules['max-votes']]
    : [
        defaultByVotes,
        defaultRules.threshold,
        { ...defaultByVotes, order: 'votes-per-amount' },
        defaultRules['max-votes'],
      ];
  const isOther = (rule: BudgetRule): boolean => {
    const perAmount = (one: BudgetRule) => 'order' in one && one.order === 'votes-per-amount';
    return rule.kind !== first.kind || perAmount(rule) !== perAmount(first);
  };
  const { parts } = first;
  const kept = others.filter(isOther).map((rule) => (parts ? { ...rule, parts } : rule));
  return [first, ...kept].slice(0, 4);
}
