import type { Allocation } from '../allocation.ts';
import type { BudgetRule, RuleKind, RuleOf } from '../budget-rule.ts';
import type { Election } from '../election.ts';
import { replayOfEqualShares } from '../rules/equal-shares/replay.ts';
import { replayOfPhragmen } from '../rules/phragmen/replay.ts';
import type { Replay } from './change.ts';
import { decidesTies } from './monotone.ts';

type ReplayOf<Rule> = (election: Election, rule: Rule, allocation: Allocation) => Replay | null;

const none = () => null;

const replays = {
  'by-votes': none,
  threshold: none,
  'equal-shares': replayOfEqualShares,
  phragmen: replayOfPhragmen,
  'max-votes': none,
} satisfies { readonly [K in RuleKind]: ReplayOf<RuleOf<K>> };

/**
 * A faster way to the same outcomes. Null if the rule has none or compares two outcomes, and where a list of ties may leave
 * an order open: then only the whole rule knows whether it refuses.
 */
export const replayOf = (election: Election, allocation: Allocation): Replay | null => {
  const { rule } = allocation;
  return decidesTies(rule) && allocation.preferred === undefined
    ? (replays[rule.kind] as ReplayOf<BudgetRule>)(election, rule, allocation)
    : null;
};
