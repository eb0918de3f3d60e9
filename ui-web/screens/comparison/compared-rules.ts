import { type BudgetRule, defaultByVotes, defaultRules } from '#domain/budget/budget-rule.ts';

/** A rule that a reader may hold against the town's. */
export interface RuleChoice {
  readonly key: 'by-votes' | 'per-amount' | 'threshold' | 'equal-shares' | 'phragmen' | 'max-votes';
  readonly rule: BudgetRule;
}

/**
 * The rules on offer beside the town's own, without another of its own kind. They keep what the town added to its rule:
 * who was withdrawn and what excludes what are facts of the vote.
 */
export function choicesBeside(own: BudgetRule): readonly RuleChoice[] {
  const choices: readonly RuleChoice[] = [
    { key: 'equal-shares', rule: defaultRules['equal-shares'] },
    { key: 'max-votes', rule: defaultRules['max-votes'] },
    { key: 'by-votes', rule: defaultByVotes },
    { key: 'per-amount', rule: { ...defaultByVotes, order: 'votes-per-amount' } },
    { key: 'threshold', rule: defaultRules.threshold },
    { key: 'phragmen', rule: defaultRules.phragmen },
  ];
  const { parts } = own;
  return choices
    .filter(({ key }) => key !== keyOf(own))
    .map(({ key, rule }) => ({ key, rule: parts ? { ...rule, parts } : rule }));
}

/** Which of the named rules a rule is, whatever its parameters. */
export const keyOf = (rule: BudgetRule): RuleChoice['key'] =>
  rule.kind === 'by-votes' && rule.order === 'votes-per-amount' ? 'per-amount' : rule.kind;
