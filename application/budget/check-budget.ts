import type { Election } from '#domain/budget/election.ts';
import type { Cents } from '#domain/shared/money.ts';

/** Why there is nothing to compute: no money at all, or less than the cheapest proposal costs. */
export type BudgetFault =
  | { readonly kind: 'budgetZero' }
  | { readonly kind: 'budgetTooSmall'; readonly budget: Cents; readonly cheapest: Cents };

/** Checks the budget before anything is computed; null if it is enough for some proposal. */
export function checkBudget({ budget, projects }: Election): BudgetFault | null {
  if (budget === 0) return { kind: 'budgetZero' };
  const [cheapest] = projects.map(({ amount }) => amount).toSorted((a, b) => a - b);
  return cheapest !== undefined && budget < cheapest ? { kind: 'budgetTooSmall', budget, cheapest } : null;
}
