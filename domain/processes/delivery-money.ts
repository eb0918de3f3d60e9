import { type Cents, cents } from '../shared/money.ts';
import type { Delivery } from './delivery.ts';

/** What a project may cost, what it has cost, and what that leaves. */
export interface DeliveryMoney {
  /** Null: it never had an amount. */
  readonly budget: Cents | null;
  readonly spent: Cents | null;
  /** Never less than what is spent. Null if neither is given. */
  readonly committed: Cents | null;
  /** Neither spent nor committed; null if unknown. */
  readonly free: Cents | null;
  /** Spent or committed beyond the budget; 0 if the budget is kept. */
  readonly over: Cents;
}

/**
 * The money of a project. Its budget is the one that its delivery gives, else the amount that was voted.
 *
 * @example deliveryMoney({ budget: null, spent: 4000, committed: 11000 }, 10000)
 *   // { budget: 10000, spent: 4000, committed: 11000, free: 0, over: 1000 }
 */
export function deliveryMoney(
  { budget: own, spent, committed: told }: Pick<Delivery, 'budget' | 'spent' | 'committed'>,
  amount: Cents | null,
): DeliveryMoney {
  const budget = own ?? amount;
  const committed = told === null && spent === null ? null : cents(Math.max(told ?? 0, spent ?? 0));
  if (budget === null || committed === null) return { budget, spent, committed, free: null, over: cents(0) };
  return {
    budget,
    spent,
    committed,
    free: cents(Math.max(0, budget - committed)),
    over: cents(Math.max(0, committed - budget)),
  };
}
