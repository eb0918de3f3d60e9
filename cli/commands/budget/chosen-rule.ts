import {
  type BudgetRule,
  budgetRuleKinds,
  defaultByVotes,
  defaultThreshold,
} from '#domain/budget/budget-rule.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { UsageRefusal } from '../../usage.ts';
import type { ComputeOptions } from './compute-options.ts';

/** The rule to compute by: the flags, then what the survey itself says, then the defaults of the rule. */
export function chosenRule(
  options: ComputeOptions,
  survey: BudgetRule | null,
): Either<UsageRefusal, BudgetRule> {
  const kind = options.rule ?? survey?.kind;
  if (kind === undefined) {
    return left({ key: 'usage.needsRule', values: { available: budgetRuleKinds.join(', ') } });
  }
  if (kind === 'by-votes') {
    const flag = options.share ? '--threshold' : options.base && '--threshold-base';
    if (flag) return left({ key: 'usage.onlyThreshold', values: { flag } });
    const from = survey?.kind === kind ? survey : defaultByVotes;
    return right({ kind, onMisfit: options.onMisfit ?? from.onMisfit, ties: options.ties ?? from.ties });
  }
  const from = survey?.kind === kind ? survey : defaultThreshold;
  return right({
    kind,
    share: options.share ?? from.share,
    base: options.base ?? from.base,
    onMisfit: options.onMisfit ?? from.onMisfit,
    ties: options.ties ?? from.ties,
  });
}
