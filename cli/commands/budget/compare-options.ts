import { type ComparisonPart, comparisonParts } from '#application/reports/comparison/comparison-report.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { formatEntry } from '#adapters/driven/render/formats.ts';
import { oneOf } from '../../output-format.ts';
import { type OutputFlags, type OutputOptions, outputOptions } from '../../output-options.ts';
import type { UsageRefusal } from '../../usage.ts';
import { amountFrom, countFrom } from './flag-values.ts';

/** The flags as the parser returns them: text, or true. */
export interface CompareFlags extends Omit<OutputFlags, 'fields' | 'dryRun'> {
  readonly rules?: string;
  readonly budget?: string;
  readonly ballots?: string;
  readonly part?: string;
}

/** The options of the command; null if a flag was not given. */
export interface CompareOptions extends OutputOptions {
  readonly rules: string | undefined;
  readonly budget: Cents | null;
  /** The budget as it was written; null if the flag is not given. */
  readonly budgetText: string | null;
  readonly ballots: number | null;
  readonly part: ComparisonPart;
}

/** Reads all flags, or says what is wrong with the first invalid one. */
export function readCompareOptions(flags: CompareFlags): Either<UsageRefusal, CompareOptions> {
  const budget = amountFrom('--budget', flags.budget);
  if (isLeft(budget)) return budget;
  const ballots = countFrom('--ballots', flags.ballots);
  if (isLeft(ballots)) return ballots;
  const part = oneOf('--part', flags.part, comparisonParts);
  if (isLeft(part)) return part;
  const output = outputOptions(flags, false, { kind: 'comparison', columns: [] });
  if (isLeft(output)) return output;
  if (part.right && !formatEntry(output.right.format).isDelimited)
    return left({ key: 'usage.partOnlyDelimited', values: {} });
  return right({
    ...output.right,
    rules: flags.rules,
    budget: budget.right,
    budgetText: flags.budget ?? null,
    ballots: ballots.right,
    part: part.right ?? 'projects',
  });
}
