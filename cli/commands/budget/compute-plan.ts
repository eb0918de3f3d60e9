import { formatAmount, formatCount } from '#application/text/numbers.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import type { CommandContext } from '../../command.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { ComputeOptions } from './compute-options.ts';
import { ruleWords } from '#adapters/driven/render/words/rule-words.ts';

/** The output of `--dry-run`: the sum and the projects, the rule, and where the result would be written. */
export function computePlan(
  { budget, projects, ballots }: Election,
  rule: BudgetRule,
  { out }: ComputeOptions,
  { say }: CommandContext,
): string {
  const values = { budget: formatAmount(budget), projects: formatCount(projects.length) };
  const lines = [
    ballots === null
      ? say('plan.shares', values)
      : say('plan.sharesByBallots', { ...values, ballots: formatCount(ballots) }),
    `${say('origin.rule')}: ${ruleWords({ rule }, say)}`,
    ...(out === null ? [] : [say('plan.writes', { name: printable(out) })]),
  ];
  return lines.join('\n').concat('\n');
}
