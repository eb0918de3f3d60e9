import { type Cents, cents } from '../../../shared/money.ts';

/** The limit of a vote of which neither the survey nor its process says one (specification 3, section 9). */
const usualTotal = cents(20_000_000);

/** What a budget question says of its limit. */
export interface BudgetLimit {
  readonly total: Cents;
  /** Present if neither the survey nor its process says a sum. */
  readonly isUsualTotal?: true;
}

/**
 * The limit of a budget vote: the total of the survey, else the amount of its process, else 200.000 € (specification 3,
 * sections 5 and 9).
 *
 * @example budgetLimit(null, cents(6_000_000)) // { total: 6_000_000 }
 */
export function budgetLimit(survey: Cents | null, process: Cents | null): BudgetLimit {
  const total = survey ?? process;
  return total === null ? { total: usualTotal, isUsualTotal: true } : { total };
}
