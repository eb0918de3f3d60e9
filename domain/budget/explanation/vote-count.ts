import { countOf } from '../ballots/electorate.ts';
import type { BudgetRule, VoteCount } from '../budget-rule.ts';

/** What a vote is under this rule. Phragmén's looks only at what a ballot names. */
export const voteCountOf = (rule: BudgetRule): VoteCount => {
  if ('count' in rule) return rule.count;
  return 'satisfaction' in rule ? countOf[rule.satisfaction] : 'ballots';
};
