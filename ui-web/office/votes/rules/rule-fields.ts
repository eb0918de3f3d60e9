import { budgetRule } from '#adapters/wire/voting/budget-rule.ts';
import { type BudgetRule, budgetRuleKinds, defaultRules, type RuleKind } from '#domain/budget/budget-rule.ts';
import {
  add1Stops,
  comparisons,
  completions,
  endowments,
  fundingOrders,
  onMisfits,
  satisfactions,
  thresholdBases,
  voteCounts,
} from '#domain/budget/parameters.ts';
import { documentOf, type Fields } from '#domain/documents/fields.ts';
import { isJsonObject, type JsonObject } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { WrittenField } from '../../documents/editor/unsent.ts';

/** A parameter of a rule: words to choose from; none for a share or an amount that is typed. */
export interface RuleParameter {
  readonly name: string;
  readonly words: readonly string[];
}

const inOrder: readonly RuleParameter[] = [
  { name: 'onMisfit', words: onMisfits },
  { name: 'order', words: fundingOrders },
  { name: 'count', words: voteCounts },
];

/** The parameters of each rule, in the order in which they are asked for. */
export const askedParameters: Readonly<Record<RuleKind, readonly RuleParameter[]>> = {
  'by-votes': inOrder,
  threshold: [{ name: 'share', words: [] }, { name: 'base', words: thresholdBases }, ...inOrder],
  'equal-shares': [
    { name: 'satisfaction', words: satisfactions },
    { name: 'completion', words: completions },
    { name: 'increment', words: [] },
    { name: 'add1Stop', words: add1Stops },
    { name: 'endowments', words: endowments },
    { name: 'comparison', words: comparisons },
  ],
  phragmen: [],
  'max-votes': [{ name: 'satisfaction', words: satisfactions }],
};

/** What every rule may have beside its own parameters. */
const partNames = ['ties', 'minVotes', 'sums', 'incompatible', 'vetoed', 'withdrawn', 'overrides'] as const;

/** The rule of a question as it is written; empty if it has none. */
export function ruleIn(shown: Fields): JsonObject {
  const inside = [...shown].filter(([path]) => path === 'rule' || path.startsWith('rule/'));
  const { rule } = documentOf(new Map(inside));
  return isJsonObject(rule) ? rule : {};
}

/** The kind of a rule as it is written; a question without a rule goes by votes. */
export const kindOfRule = (written: JsonObject): RuleKind =>
  budgetRuleKinds.find((kind) => kind === written['kind']) ?? 'by-votes';

/** The rule that is written, or why there is none: null. */
export function readRule(written: JsonObject): BudgetRule | null {
  if (Object.keys(written).length === 0) return defaultRules['by-votes'];
  const read = budgetRule.decode(written);
  return isLeft(read) ? null : read.right;
}

/** The rule of a kind, with what the written one adds to any rule. */
export function ruleOfKind(kind: RuleKind, written: JsonObject): BudgetRule {
  const parts = partNames.flatMap((name) => {
    const value = written[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const share = kind === 'threshold' ? { share: '5%' } : {};
  return readRule({ kind, ...share, ...Object.fromEntries(parts) }) ?? defaultRules[kind];
}

/** What makes another kind of rule of the one that is written: the parts that every rule may have stay. */
export function changeRuleKind(shown: Fields, kind: RuleKind): readonly WrittenField[] {
  const stay = new Set(partNames.flatMap((name) => [`rule/${name}`]));
  const gone = [...shown.keys()].filter(
    (path) =>
      path.startsWith('rule/') && ![...stay].some((one) => path === one || path.startsWith(`${one}/`)),
  );
  return [
    ...(shown.has('rule') ? [{ path: 'rule', value: undefined }] : []),
    ...gone.filter((path) => path !== 'rule/kind').map((path) => ({ path, value: undefined })),
    { path: 'rule/kind', value: kind },
    ...(kind === 'threshold' ? [{ path: 'rule/share', value: '5%' }] : []),
  ];
}
