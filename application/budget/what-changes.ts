import type { Allocation, BudgetRefusal } from '#domain/budget/allocation.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { type AllChanges, changesOf } from '#domain/budget/changes/changes.ts';
import type { Election } from '#domain/budget/election.ts';
import { type Either, isLeft, map } from '#domain/shared/result.ts';
import { computeBudget } from './compute-budget.ts';

/** An outcome, and what would have changed it for each of the projects that were asked about. */
export interface WhatChanges extends AllChanges {
  readonly allocation: Allocation;
}

/**
 * Shares out the budget, then computes the same rule again on changed elections. Without `ids` it asks about all; `work` is
 * how many outcomes may be computed for that (null: as many as usual under the rule), and `told` is called with the share of
 * the projects that are done.
 */
export function whatChanges(
  election: Election,
  rule: BudgetRule,
  ids: ReadonlySet<string> | null = null,
  work: number | null = null,
  told?: (share: number) => void,
): Either<BudgetRefusal, WhatChanges> {
  const recompute = (changed: Election): Allocation | null => {
    const shared = computeBudget(changed, rule);
    return isLeft(shared) ? null : shared.right;
  };
  return map((allocation: Allocation) => ({
    allocation,
    ...changesOf(election, allocation, recompute, {
      isWanted: ({ project }) => ids?.has(project.id) ?? true,
      work,
      ...(told && { told }),
    }),
  }))(computeBudget(election, rule));
}
