import { suggestedCount, wholeCount } from '#adapters/driven/csv/whole-count.ts';
import {
  type BudgetRule,
  budgetRuleKinds,
  type OnMisfit,
  type Share,
  type ThresholdBase,
  type TieBreak,
  tieBreaks,
} from '#domain/budget/budget-rule.ts';
import { type Cents, parseAmount } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type Format, formatFrom, oneOf } from '../../output-format.ts';
import type { UsageRefusal } from '../../usage.ts';
import { readShare } from './share.ts';

/** The flags as the parser hands them over: text, or true. */
export interface ComputeFlags {
  readonly rule?: string;
  readonly budget?: string;
  readonly onMisfit?: string;
  readonly threshold?: string;
  readonly thresholdBase?: string;
  readonly ties?: string;
  readonly ballots?: string;
  readonly format?: string;
  readonly out?: string;
  readonly bom?: boolean;
  readonly explain?: boolean;
  readonly quiet?: boolean;
  /** False after `--no-color`. */
  readonly color?: boolean;
}

/** What was asked for; null where nothing was said. */
export interface ComputeOptions {
  readonly rule: BudgetRule['kind'] | null;
  readonly budget: Cents | null;
  readonly onMisfit: OnMisfit | null;
  readonly share: Share | null;
  readonly base: ThresholdBase | null;
  readonly ties: readonly TieBreak[] | null;
  readonly ballots: number | null;
  readonly format: Format;
  readonly out: string | null;
  readonly bom: boolean;
  readonly explain: boolean;
  readonly quiet: boolean;
  readonly colours: boolean;
}

type Read<T> = Either<UsageRefusal, T>;

const refuse = (key: UsageRefusal['key'], values: UsageRefusal['values'] = {}): Read<never> =>
  left({ key, values });

/** Reads all flags, or says what is wrong with the first that cannot be obeyed. */
export function readOptions(flags: ComputeFlags): Read<ComputeOptions> {
  const rule = oneOf('--rule', flags.rule, budgetRuleKinds);
  if (isLeft(rule)) return rule;
  const onMisfit = oneOf<OnMisfit>('--on-misfit', flags.onMisfit, ['skip', 'stop']);
  if (isLeft(onMisfit)) return onMisfit;
  const base = oneOf<ThresholdBase>('--threshold-base', flags.thresholdBase, ['votes', 'ballots']);
  if (isLeft(base)) return base;
  const ties = tiesFrom(flags.ties);
  if (isLeft(ties)) return ties;
  const share = flags.threshold === undefined ? null : readShare(flags.threshold);
  if (flags.threshold !== undefined && !share) return refuse('usage.notAShare', { found: flags.threshold });
  const budget = amountFrom('--budget', flags.budget);
  if (isLeft(budget)) return budget;
  const ballots = countFrom('--ballots', flags.ballots);
  if (isLeft(ballots)) return ballots;
  const format = formatFrom(flags);
  if (isLeft(format)) return format;
  if (flags.bom && format.right !== 'csv' && format.right !== 'tsv') return refuse('usage.onlyDelimited');
  if (rule.right === 'by-votes' && share) return refuse('usage.onlyThreshold', { flag: '--threshold' });
  if (rule.right === 'by-votes' && base.right)
    return refuse('usage.onlyThreshold', { flag: '--threshold-base' });
  return right({
    rule: rule.right,
    budget: budget.right,
    onMisfit: onMisfit.right,
    share,
    base: base.right,
    ties: ties.right,
    ballots: ballots.right,
    format: format.right,
    out: flags.out ?? null,
    bom: flags.bom ?? false,
    explain: flags.explain ?? false,
    quiet: flags.quiet ?? false,
    colours: flags.color !== false,
  });
}

function tiesFrom(text: string | undefined): Read<readonly TieBreak[] | null> {
  if (text === undefined) return right(null);
  const found: TieBreak[] = [];
  for (const part of text.split(',')) {
    const tieBreak = oneOf('--ties', part.trim(), tieBreaks);
    if (isLeft(tieBreak)) return tieBreak;
    if (tieBreak.right) found.push(tieBreak.right);
  }
  return right(found);
}

function amountFrom(flag: string, text: string | undefined): Read<Cents | null> {
  if (text === undefined) return right(null);
  const read = parseAmount(text);
  if (isLeft(read) || read.right < 0) return refuse('usage.notAnAmount', { flag, found: text });
  return right(read.right);
}

function countFrom(flag: string, text: string | undefined): Read<number | null> {
  if (text === undefined) return right(null);
  const read = wholeCount(suggestedCount(text) ?? text);
  return read === null ? refuse('usage.notACount', { flag, found: text }) : right(read);
}
