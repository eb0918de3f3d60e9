import { type BudgetRule, budgetRuleKinds, defaultRules, type RuleKind } from '#domain/budget/budget-rule.ts';
import { searches } from '#domain/budget/rules/equal-shares/rule.ts';
import { hasParameter, parameterFlags, parameterNames } from '#domain/budget/rules/parameter-flags.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { UsageRefusal } from '../../usage.ts';
import type { RuleOptions } from './rule-options.ts';

/** A flag that the rule does not have; null if all belong to it. */
export function misplacedFlag(options: RuleOptions, kind: RuleKind): UsageRefusal | null {
  const asked = parameterNames.filter((name) => options[name] !== null);
  const misplaced = asked.find((name) => !hasParameter(kind, name));
  if (!misplaced) return null;
  const rules = budgetRuleKinds.filter((other) => hasParameter(other, misplaced)).join(', ');
  return { key: 'usage.onlyWithRule', values: { flag: `--${parameterFlags[misplaced]}`, rules } };
}

/** A flag of the add1 search, without such a search. */
function idleFlag(options: RuleOptions, rule: BudgetRule): UsageRefusal | null {
  if (rule.kind !== 'equal-shares' || searches(rule)) return null;
  const idle = (['increment', 'add1Stop'] as const).find((name) => options[name] !== null);
  return idle ? { key: 'usage.onlyWithAdd1', values: { flag: `--${parameterFlags[idle]}` } } : null;
}

/**
 * The rule to compute by: the flags, then the rule file or the survey, then the defaults of the rule. Another rule
 * than theirs keeps their optional parts, which are facts of the election: withdrawn proposals and exclusions.
 */
export function chosenRule(options: RuleOptions, given: BudgetRule | null): Either<UsageRefusal, BudgetRule> {
  const kind = options.rule ?? given?.kind;
  if (kind === undefined) {
    return left({ key: 'usage.needsRule', values: { available: budgetRuleKinds.join(', ') } });
  }
  const misplaced = misplacedFlag(options, kind);
  if (misplaced) return left(misplaced);
  const asked = Object.fromEntries(
    parameterNames.flatMap((name) => (options[name] === null ? [] : [[name, options[name]]])),
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
