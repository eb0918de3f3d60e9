import type { Allocation } from './allocation.ts';
import type { BudgetRule } from './budget-rule.ts';
import { comparedWith } from './rules/equal-shares/comparison-step.ts';

/** The rule that an outcome comes from: that of the election, or the one that its comparison step took instead. */
export const decidingRule = ({ rule, preferred }: Allocation): BudgetRule =>
  rule.kind === 'equal-shares' && preferred?.taken === 'by-votes' ? comparedWith(rule) : rule;
