import { type BudgetRule, defaultRules } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';

export type RuleKey = 'by-votes' | 'per-amount' | 'threshold' | 'equal-shares' | 'phragmen' | 'max-votes';

/** The rules B and C, never the same. */
export type ChosenRules = readonly [b: RuleKey, c: RuleKey];

/** A rule that a reader may hold against the town's. */
export interface RuleChoice {
  readonly key: RuleKey;
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
export const keyOf = (rule: BudgetRule): RuleKey =>
  rule.kind === 'by-votes' && rule.order === 'votes-per-amount' ? 'per-amount' : rule.kind;

/** The rules that the address asks for, the first offered in place of those it does not name, and names of none. */
export function rulesAsked(
  choices: readonly RuleChoice[],
  asked: string | null,
): { readonly chosen: ChosenRules; readonly unknown: readonly string[] } {
  const names = (asked ?? '').split(',').filter((name) => name !== '');
  const known = choices.map(({ key }) => key);
  const named = known
    .filter((key) => names.includes(key))
    .toSorted((a, b) => names.indexOf(a) - names.indexOf(b));
  const [b = 'equal-shares', c = 'max-votes'] = [...named, ...known.filter((key) => !named.includes(key))];
  return { chosen: [b, c], unknown: names.filter((name) => !known.some((key) => key === name)) };
}

/** Another rule for B (0) or C (1). Where it is the other's already, the two change places. */
export function withRule([b, c]: ChosenRules, column: 0 | 1, rule: RuleKey): ChosenRules {
  if (column === 0) return [rule, c === rule ? b : c];
  return [b === rule ? c : b, rule];
}

/** The rules as they stand in the address. */
export const rulesInAddress = (chosen: ChosenRules): string => `reglas=${chosen.join(',')}`;
