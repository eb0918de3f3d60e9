import type { Allocation, BudgetRefusal } from '#domain/budget/allocation.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { type Noise, noiseOf, type NoiseSettings } from '#domain/budget/noise/noise.ts';
import { type Either, isLeft, left, map } from '#domain/shared/result.ts';
import { computeBudget } from './compute-budget.ts';

/**
 * Shares out the budget, then again with choices changed by chance. Left: what the rule refuses, or there are only counts.
 * `told` is called with the number of runs done.
 */
export function underNoise(
  election: Election,
  rule: BudgetRule,
  settings: NoiseSettings,
  told?: (runs: number) => void,
): Either<BudgetRefusal, Noise> {
  const { marks } = election;
  if (!marks) return left({ kind: 'ballotsNeeded' });
  const recompute = (changed: Election): Allocation | null => {
    const shared = computeBudget(changed, rule);
    return isLeft(shared) ? null : shared.right;
  };
  return map((allocation: Allocation) =>
    noiseOf({ ...election, marks }, allocation, recompute, settings, told),
  )(computeBudget(election, rule));
}
