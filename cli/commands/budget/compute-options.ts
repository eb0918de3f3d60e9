import { possibleColumns } from '#application/reports/budget/budget-columns.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { electionFormats, type ElectionFormat } from '#adapters/driven/render/formats.ts';
import { formatAmong } from '../../output-format.ts';
import type { UsageRefusal } from '../../usage.ts';
import { readFields, strangeField } from '../../records/chosen-fields.ts';
import { misplacedFlag } from './chosen-rule.ts';
import { amountFrom, countFrom } from './flag-values.ts';
import { type RuleFlags, type RuleOptions, readRuleOptions } from './rule-options.ts';

/** The flags as the parser hands them over: text, or true. */
export interface ComputeFlags extends RuleFlags {
  readonly ruleFile?: string;
  readonly budget?: string;
  readonly ballots?: string;
  readonly format?: string;
  readonly out?: string;
  readonly fields?: string;
  readonly bom?: boolean;
  readonly dryRun?: boolean;
  readonly explain?: boolean;
  readonly quiet?: boolean;
  /** False after `--no-color`. */
  readonly color?: boolean;
}

/** The options of the command; null where a flag was not given. */
export interface ComputeOptions extends RuleOptions {
  readonly ruleFile: string | null;
  readonly budget: Cents | null;
  readonly ballots: number | null;
  readonly format: ElectionFormat;
  readonly out: string | null;
  /** The columns that are wanted; null for all. */
  readonly fields: readonly string[] | null;
  readonly bom: boolean;
  /** Everything is read and checked, nothing computed or written. */
  readonly dryRun: boolean;
  readonly explain: boolean;
  readonly quiet: boolean;
  readonly colours: boolean;
}

/** Reads all flags, or says what is wrong with the first invalid one. */
export function readOptions(flags: ComputeFlags): Either<UsageRefusal, ComputeOptions> {
  const rule = readRuleOptions(flags);
  if (isLeft(rule)) return rule;
  const budget = amountFrom('--budget', flags.budget);
  if (isLeft(budget)) return budget;
  const ballots = countFrom('--ballots', flags.ballots);
  if (isLeft(ballots)) return ballots;
  const format = formatAmong(flags, electionFormats);
  if (isLeft(format)) return format;
  if (flags.bom && format.right !== 'csv' && format.right !== 'tsv')
    return left({ key: 'usage.onlyDelimited', values: {} });
  const fields = readFields(flags.fields);
  if (fields !== null && (format.right === 'html' || format.right === 'pb'))
    return left({ key: 'usage.fieldsNeedTable', values: { format: format.right } });
  const strange = strangeField(fields, possibleColumns(flags.explain ?? false));
  if (strange) return left(strange);
  const misplaced = rule.right.rule && misplacedFlag(rule.right, rule.right.rule);
  if (misplaced) return left(misplaced);
  return right({
    ...rule.right,
    ruleFile: flags.ruleFile ?? null,
    budget: budget.right,
    ballots: ballots.right,
    format: format.right,
    out: flags.out ?? null,
    fields,
    bom: flags.bom ?? false,
    dryRun: flags.dryRun ?? false,
    explain: flags.explain ?? false,
    quiet: flags.quiet ?? false,
    colours: flags.color !== false,
  });
}
