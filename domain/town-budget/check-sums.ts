import { type BudgetSide, type BudgetYear, type Measure, measures, totalOf } from './budget-year.ts';
import { type Cents, cents } from '../shared/money.ts';

/** Where a council's budget says two things at once. */
export type SumFault =
  /** A chapter, or where it is null the whole side, declares another sum than its lines have. */
  | {
      readonly kind: 'otherSum';
      readonly side: BudgetSide;
      readonly chapter: string | null;
      readonly measure: Measure;
      readonly declared: Cents;
      readonly sum: Cents;
    }
  /** Spending was approved above income, which the law does not allow (art. 165.4 TRLRHL). */
  | { readonly kind: 'deficit'; readonly missing: Cents };

/** Every place where declared totals and lines differ by a cent or more, and an initial deficit. */
export function sumFaults(budget: BudgetYear): readonly SumFault[] {
  const differing = budget.declared.flatMap(({ side, chapter, amounts }) => {
    const lines = budget[side].filter(({ concept }) => chapter === null || concept.startsWith(chapter));
    const sums = totalOf(lines);
    return measures.flatMap((measure): readonly SumFault[] => {
      const [declared, sum] = [amounts[measure], sums[measure]];
      return declared === sum ? [] : [{ kind: 'otherSum', side, chapter, measure, declared, sum }];
    });
  });
  const missing = totalOf(budget.spending).initial - totalOf(budget.income).initial;
  return missing > 0 ? [...differing, { kind: 'deficit', missing: cents(missing) }] : differing;
}
