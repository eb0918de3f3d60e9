import { byVotes, type ByVotesRule } from './rules/by-votes/rule.ts';
import { equalShares, type EqualSharesRule } from './rules/equal-shares/rule.ts';
import { maxVotes, type MaxVotesRule } from './rules/max-votes/rule.ts';
import { phragmen, type PhragmenRule } from './rules/phragmen/rule.ts';
import type { RuleFacts } from './rules/rule-facts.ts';
import { threshold, type ThresholdRule } from './rules/threshold/rule.ts';

/** A rule is data of the survey or the realm, never code of one town. */
export type BudgetRule = ByVotesRule | ThresholdRule | EqualSharesRule | PhragmenRule | MaxVotesRule;

/** The name of a rule, in files, flags and outputs. */
export type RuleKind = BudgetRule['kind'];

/** The rule of a kind. */
export type RuleOf<K extends RuleKind> = Extract<BudgetRule, { readonly kind: K }>;

/** Every rule, in the order in which commands name them. A rule is a folder in `rules/`, and an entry here. */
const rules = {
  'by-votes': byVotes,
  threshold,
  'equal-shares': equalShares,
  phragmen,
  'max-votes': maxVotes,
} as const satisfies { readonly [K in RuleKind]: RuleFacts<RuleOf<K>> };

/** What the program asks about the kind of a rule. */
export const factsOf = <Rule extends BudgetRule>({ kind }: Rule): RuleFacts<Rule> =>
  rules[kind] as unknown as RuleFacts<Rule>;

/** The names of all rules, in the order in which commands name them. */
export const budgetRuleKinds = Object.keys(rules) as readonly RuleKind[];

/** Each rule as it is where nothing else is said. */
export const defaultRules = Object.fromEntries(
  Object.entries(rules).map(([kind, { usual }]) => [kind, usual]),
) as { readonly [K in RuleKind]: RuleOf<K> };

/** Whether a rule asks single ballots, and not only how many name each project. */
export const asksBallots = (rule: BudgetRule): boolean => factsOf(rule).asksBallots;
