import { type ComparisonPart, comparisonParts } from '#application/reports/comparison/comparison-report.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type ComparisonFormat, comparisonFormats } from '#adapters/driven/render/formats.ts';
import { formatAmong, oneOf } from '../../output-format.ts';
import type { UsageRefusal } from '../../usage.ts';
import { amountFrom, countFrom } from './flag-values.ts';

/** The flags as the parser hands them over: text, or true. */
export interface CompareFlags {
  readonly rules?: string;
  readonly budget?: string;
  readonly ballots?: string;
  readonly part?: string;
  readonly format?: string;
  readonly out?: string;
  readonly bom?: boolean;
  readonly quiet?: boolean;
  /** False after `--no-color`. */
  readonly color?: boolean;
}

/** The options of the command; null where a flag was not given. */
export interface CompareOptions {
  readonly rules: string | undefined;
  readonly budget: Cents | null;
  readonly ballots: number | null;
  readonly part: ComparisonPart;
  readonly format: ComparisonFormat;
  readonly out: string | null;
  readonly bom: boolean;
  readonly quiet: boolean;
  readonly colours: boolean;
}

/** Reads all flags, or says what is wrong with the first invalid one. */
export function readCompareOptions(flags: CompareFlags): Either<UsageRefusal, CompareOptions> {
  const budget = amountFrom('--budget', flags.budget);
  if (isLeft(budget)) return budget;
  const ballots = countFrom('--ballots', flags.ballots);
  if (isLeft(ballots)) return ballots;
  const part = oneOf('--part', flags.part, comparisonParts);
  if (isLeft(part)) return part;
  const format = formatAmong(flags, comparisonFormats);
  if (isLeft(format)) return format;
  const isDelimited = format.right === 'csv' || format.right === 'tsv';
  if (flags.bom && !isDelimited) return left({ key: 'usage.onlyDelimited', values: {} });
  if (part.right && !isDelimited) return left({ key: 'usage.partOnlyDelimited', values: {} });
  return right({
    rules: flags.rules,
    budget: budget.right,
    ballots: ballots.right,
    part: part.right ?? 'projects',
    format: format.right,
    out: flags.out ?? null,
    bom: flags.bom ?? false,
    quiet: flags.quiet ?? false,
    colours: flags.color !== false,
  });
}
