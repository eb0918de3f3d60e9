import { type BudgetRule, factsOf } from '../budget-rule.ts';
import type { VoteCount } from '../parameters.ts';

/** What a vote is under this rule. */
export const voteCountOf = (rule: BudgetRule): VoteCount => factsOf(rule).votesBy(rule);
