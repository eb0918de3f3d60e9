import { type Cents, cents } from '#domain/shared/money.ts';

/** The most budgets of one sweep. */
export const mostBudgets = 500;

/** From which budget to which, and how far apart. */
export interface SweepRange {
  readonly from: Cents;
  readonly to: Cents;
  readonly step: Cents;
}

/**
 * The budgets of a range, lowest first, `to` included if a step ends there. Null if the range is empty, if its step is
 * zero, or if it has more than `mostBudgets`.
 *
 * @example budgetsIn({ from: 100, to: 250, step: 100 }) // [100, 200]
 */
export function budgetsIn({ from, to, step }: SweepRange): readonly Cents[] | null {
  if (step <= 0 || to < from) return null;
  const count = Math.floor((to - from) / step) + 1;
  if (count > mostBudgets) return null;
  return Array.from({ length: count }, (_, at) => cents(from + at * step));
}

/**
 * What is swept if nothing is said: from half of the budget to one and a half, in tenths of it.
 *
 * @example usualRange(100) // { from: 50, to: 150, step: 10 }
 */
export function usualRange(budget: Cents): SweepRange {
  const step = cents(Math.max(1, Math.floor(budget / 10)));
  return { from: cents(Math.max(0, budget - 5 * step)), to: cents(budget + 5 * step), step };
}
