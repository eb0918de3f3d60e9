import { type BudgetRule, defaultRules, type RuleKind } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';

/** The name of a rule that can be chosen. The rule “by votes” is there twice, once with votes for each euro. */
export type RuleKey = RuleKind | 'per-amount';

/** Every rule, in the order in which readers can choose them. */
const offered: Readonly<Record<RuleKey, BudgetRule>> = {
  'equal-shares': defaultRules['equal-shares'],
  'max-votes': defaultRules['max-votes'],
  'by-votes': defaultByVotes,
  'per-amount': { ...defaultByVotes, order: 'votes-per-amount' },
  threshold: defaultRules.threshold,
  phragmen: defaultRules.phragmen,
};

/** The rules B and C, never the same. */
export type ChosenRules = readonly [b: RuleKey, c: RuleKey];

/** A rule that a reader may compare with the town's. */
export interface RuleChoice {
  readonly key: RuleKey;
  readonly rule: BudgetRule;
}

/**
 * The rules that can be compared with the town's, without its own kind. They keep what the town added to its rule:
 * withdrawn proposals and exclusions are facts of the vote.
 */
export function choicesBeside(own: BudgetRule): readonly RuleChoice[] {
  const { parts } = own;
  return (Object.keys(offered) as RuleKey[])
    .filter((key) => key !== keyOf(own))
    .map((key) => ({ key, rule: parts ? { ...offered[key], parts } : offered[key] }));
}

/** Which of the named rules a rule is, whatever its parameters. */
export const keyOf = (rule: BudgetRule): RuleKey =>
  rule.kind === 'by-votes' && rule.order === 'votes-per-amount' ? 'per-amount' : rule.kind;

/**
 * The rules that the address asks for, the first that can be chosen in place of those it does not name, and the names
 * that are not names of rules.
 */
export function requestedRules(
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

/** Another rule for B (0) or C (1). If the other letter has it already, the two change places. */
export function withRule([b, c]: ChosenRules, column: 0 | 1, rule: RuleKey): ChosenRules {
  if (column === 0) return [rule, c === rule ? b : c];
  return [b === rule ? c : b, rule];
}

/** The rules as they are written in the address. */
export const rulesInAddress = (chosen: ChosenRules): string => `reglas=${chosen.join(',')}`;
