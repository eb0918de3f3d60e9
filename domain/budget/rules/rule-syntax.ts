import { type BudgetRule, defaultRules } from '#domain/budget/budget-rule.ts';
import type { Parameter } from './rule-facts.ts';
import { ruleParameters } from './rule-parameters.ts';

/** `onMisfit` is `on-misfit`, as flags are written. */
const flagName = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const written = (value: Parameter): string =>
  Array.isArray(value) ? value.map(String).join(',') : JSON.stringify(value).replaceAll('"', '');

/** What a rule file says and one line of parameters does not. */
const partNames = ['sums', 'incompatible', 'vetoed', 'withdrawn', 'overrides'];

/**
 * A rule as `budget compare` takes it: its kind, and what is not as usual. Optional parts other than the minimum of
 * votes are left out: they have no such form.
 *
 * @example ruleSyntax({ ...defaultEqualShares, completion: 'none' }) // 'equal-shares:completion=none'
 */
export function ruleSyntax(rule: BudgetRule): string {
  const usual = ruleParameters(defaultRules[rule.kind]);
  const asked = Object.entries(ruleParameters(rule))
    .filter(([name]) => !partNames.includes(name))
    .map(([name, value]) => ({ name, value: written(value), usual: usual[name] }))
    .filter(({ value, usual: other }) => other === undefined || written(other) !== value)
    .map(({ name, value }) => `${flagName(name)}=${value}`);
  return asked.length === 0 ? rule.kind : `${rule.kind}:${asked.join(',')}`;
}
