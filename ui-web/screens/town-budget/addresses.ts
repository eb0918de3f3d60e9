import { type BudgetLook, queryOfLook } from '#domain/town-budget/budget-look.ts';

/** The address of a budget with its view. */
export function budgetAddress(look: BudgetLook): string {
  const query = new URLSearchParams(queryOfLook(look).map(([name, value]) => [name, value]));
  return `/presupuesto${query.size > 0 ? `?${query}` : ''}`;
}
