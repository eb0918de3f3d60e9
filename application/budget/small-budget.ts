import type { Election } from '#domain/budget/election.ts';
import type { Cents } from '#domain/shared/money.ts';

/** A budget that is less than the cheapest proposal costs. */
export interface SmallBudget {
  readonly budget: Cents;
  readonly cheapest: Cents;
}

/**
 * Whether a budget is less than the cheapest proposal costs: every rule then funds nothing, which is an outcome as any
 * other. Null if it is enough for some proposal.
 */
export function smallBudget({ budget, projects }: Election): SmallBudget | null {
  const [cheapest] = projects.map(({ amount }) => amount).toSorted((a, b) => a - b);
  return cheapest !== undefined && budget < cheapest ? { budget, cheapest } : null;
}
