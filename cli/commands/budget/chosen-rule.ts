import { type BudgetRule, budgetRuleKinds, defaultRules } from '#domain/budget/budget-rule.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { UsageRefusal } from '../../usage.ts';
import type { RuleOptions } from './rule-options.ts';

/** Fields that not every rule has; each has the name of its option. */
const fields = {
  onMisfit: '--on-misfit',
  order: '--order',
  count: '--count',
  share: '--threshold',
  base: '--threshold-base',
  satisfaction: '--satisfaction',
  completion: '--completion',
  increment: '--increment',
  add1Stop: '--add1-stop',
} as const satisfies Partial<Record<keyof RuleOptions, string>>;

type Field = keyof typeof fields;
const names = Object.keys(fields) as readonly Field[];

/** A flag that says something the rule does not know; null when all belong to it. */
export function misplacedFlag(options: RuleOptions, kind: BudgetRule['kind']): UsageRefusal | null {
  const asked = names.filter((name) => options[name] !== null);
  const misplaced = asked.find((name) => !(name in defaultRules[kind]));
  if (misplaced) {
    const rules = budgetRuleKinds.filter((other) => misplaced in defaultRules[other]).join(', ');
    return { key: 'usage.onlyWithRule', values: { flag: fields[misplaced], rules } };
  }
  return null;
}

/** A flag of the add1 search, where no search was asked for. */
function idleFlag(options: RuleOptions, rule: BudgetRule): UsageRefusal | null {
  if (rule.kind !== 'equal-shares' || rule.completion.startsWith('add1')) return null;
  const idle = (['increment', 'add1Stop'] as const).find((name) => options[name] !== null);
  return idle ? { key: 'usage.onlyWithAdd1', values: { flag: fields[idle] } } : null;
}

/**
 * The rule to compute by: the flags, then what the rule file or the survey says, then the defaults of the rule. Another
 * rule than theirs keeps their optional parts, which are facts of the election: who was withdrawn, what excludes what.
 */
export function chosenRule(options: RuleOptions, given: BudgetRule | null): Either<UsageRefusal, BudgetRule> {
  const kind = options.rule ?? given?.kind;
  if (kind === undefined) {
    return left({ key: 'usage.needsRule', values: { available: budgetRuleKinds.join(', ') } });
  }
  const misplaced = misplacedFlag(options, kind);
  if (misplaced) return left(misplaced);
  const asked = Object.fromEntries(
    names.flatMap((name) => (options[name] === null ? [] : [[name, options[name]]])),
  );
  const parts = {
    ...given?.parts,
    ...(options.minVotes === null ? {} : { minVotes: options.minVotes }),
  };
  const base = given?.kind === kind ? given : defaultRules[kind];
  const rule = {
    ...base,
    ...asked,
    ties: options.ties ?? base.ties,
    ...(Object.keys(parts).length > 0 && { parts }),
  } as BudgetRule;
  const idle = idleFlag(options, rule);
  return idle ? left(idle) : right(rule);
}
