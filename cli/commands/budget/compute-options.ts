import { possibleColumns } from '#application/reports/budget/budget-columns.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type OutputFlags, type OutputOptions, outputOptions } from '../../output-options.ts';
import type { UsageRefusal } from '../../usage.ts';
import { misplacedFlag } from './chosen-rule.ts';
import { amountFrom, countFrom } from './flag-values.ts';
import { type RuleFlags, type RuleOptions, readRuleOptions } from './rule-options.ts';

/** The flags as the parser returns them: text, or true. */
export interface ComputeFlags extends RuleFlags, OutputFlags {
  readonly ruleFile?: string;
  readonly budget?: string;
  readonly ballots?: string;
  readonly explain?: boolean;
}

/** The options of the command; null if a flag was not given. */
export interface ComputeOptions extends RuleOptions, OutputOptions {
  readonly ruleFile: string | null;
  readonly budget: Cents | null;
  /** The budget as it was written; null if the flag is not given. */
  readonly budgetText: string | null;
  readonly ballots: number | null;
  readonly explain: boolean;
}

/** Reads all flags, or says what is wrong with the first invalid one. `columns` are those of another report than the result. */
export function readOptions(
  flags: ComputeFlags,
  columns: readonly string[] | null = null,
): Either<UsageRefusal, ComputeOptions> {
  const rule = readRuleOptions(flags);
  if (isLeft(rule)) return rule;
  const budget = amountFrom('--budget', flags.budget);
  if (isLeft(budget)) return budget;
  const ballots = countFrom('--ballots', flags.ballots);
  if (isLeft(ballots)) return ballots;
  const written =
    columns === null
      ? { kind: 'budget' as const, columns: possibleColumns(flags.explain ?? false) }
      : { kind: 'rows' as const, columns };
  const output = outputOptions(flags, false, written);
  if (isLeft(output)) return output;
  const misplaced = rule.right.rule && misplacedFlag(rule.right, rule.right.rule);
  if (misplaced) return left(misplaced);
  return right({
    ...rule.right,
    ...output.right,
    ruleFile: flags.ruleFile ?? null,
    budget: budget.right,
    budgetText: flags.budget ?? null,
    ballots: ballots.right,
    explain: flags.explain ?? false,
  });
}
