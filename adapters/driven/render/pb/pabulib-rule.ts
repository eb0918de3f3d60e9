import type { BudgetRule, RuleKind, RuleOf } from '#domain/budget/budget-rule.ts';
import type { InOrderRule } from '#domain/budget/parameters.ts';
import { searches } from '#domain/budget/rules/equal-shares/rule.ts';

/** Whether the format has a name for the order in which a rule goes through the projects. */
const isUsual = ({ order, count }: InOrderRule): boolean => order === 'votes' && count !== 'borda';

const names: { readonly [K in RuleKind]: (rule: RuleOf<K>) => string } = {
  'by-votes': (rule) => {
    if (!isUsual(rule)) return rule.kind;
    return rule.onMisfit === 'skip' ? 'greedy' : 'greedy-no-skip';
  },
  threshold: (rule) => (isUsual(rule) && rule.onMisfit === 'skip' ? 'greedy-threshold' : rule.kind),
  'equal-shares': (rule) => (searches(rule) ? 'equalshares/add1' : 'equalshares'),
  phragmen: ({ kind }) => kind,
  'max-votes': ({ kind }) => kind,
};

/** The name that the format has for a rule; ours if it has none. */
export function pabulibRule(rule: BudgetRule): string {
  const name = names[rule.kind] as (rule: BudgetRule) => string;
  return name(rule);
}
