import {
  type Add1Stop,
  type BudgetRule,
  budgetRuleKinds,
  type Completion,
  type FundingOrder,
  type OnMisfit,
  type Satisfaction,
  satisfactions,
  type Share,
  type ThresholdBase,
  type TieBreak,
  tieBreaks,
  type VoteCount,
} from '#domain/budget/budget-rule.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { oneOf } from '../../output-format.ts';
import type { UsageRefusal } from '../../usage.ts';
import { amountFrom, countFrom } from './flag-values.ts';
import { readShare } from './share.ts';

/** The flags that say by which rule, as the parser hands them over. */
export interface RuleFlags {
  readonly rule?: string;
  readonly onMisfit?: string;
  readonly order?: string;
  readonly count?: string;
  readonly threshold?: string;
  readonly thresholdBase?: string;
  readonly satisfaction?: string;
  readonly completion?: string;
  readonly increment?: string;
  readonly add1Stop?: string;
  readonly minVotes?: string;
  readonly ties?: string;
}

/** The options of the rule; null where a flag was not given. */
export interface RuleOptions {
  readonly rule: BudgetRule['kind'] | null;
  readonly onMisfit: OnMisfit | null;
  readonly order: FundingOrder | null;
  readonly count: VoteCount | null;
  readonly share: Share | null;
  readonly base: ThresholdBase | null;
  readonly satisfaction: Satisfaction | null;
  readonly completion: Completion | null;
  readonly increment: Cents | null;
  readonly add1Stop: Add1Stop | null;
  readonly minVotes: number | null;
  readonly ties: readonly TieBreak[] | null;
}

type Read<T> = Either<UsageRefusal, T>;

const completions: readonly Completion[] = ['none', 'greedy', 'add1', 'add1+greedy'];

/** Reads the flags of the rule, or says what is wrong with the first invalid one. */
export function readRuleOptions(flags: RuleFlags): Read<RuleOptions> {
  const rule = oneOf('--rule', flags.rule, budgetRuleKinds);
  if (isLeft(rule)) return rule;
  const onMisfit = oneOf<OnMisfit>('--on-misfit', flags.onMisfit, ['skip', 'stop']);
  if (isLeft(onMisfit)) return onMisfit;
  const order = oneOf<FundingOrder>('--order', flags.order, ['votes', 'votes-per-amount']);
  if (isLeft(order)) return order;
  const count = oneOf<VoteCount>('--count', flags.count, ['ballots', 'points', 'borda']);
  if (isLeft(count)) return count;
  const base = oneOf<ThresholdBase>('--threshold-base', flags.thresholdBase, ['votes', 'ballots']);
  if (isLeft(base)) return base;
  const satisfaction = oneOf('--satisfaction', flags.satisfaction, satisfactions);
  if (isLeft(satisfaction)) return satisfaction;
  const completion = oneOf('--completion', flags.completion, completions);
  if (isLeft(completion)) return completion;
  const add1Stop = oneOf<Add1Stop>('--add1-stop', flags.add1Stop, ['exhaustive', 'overspend']);
  if (isLeft(add1Stop)) return add1Stop;
  const ties = tiesFrom(flags.ties);
  if (isLeft(ties)) return ties;
  const share = flags.threshold === undefined ? null : readShare(flags.threshold);
  if (flags.threshold !== undefined && !share)
    return left({ key: 'usage.notAShare', values: { found: flags.threshold } });
  const increment = amountFrom('--increment', flags.increment);
  if (isLeft(increment)) return increment;
  if (increment.right === 0) return left({ key: 'usage.noIncrement', values: {} });
  const minVotes = countFrom('--min-votes', flags.minVotes);
  if (isLeft(minVotes)) return minVotes;
  return right({
    rule: rule.right,
    onMisfit: onMisfit.right,
    order: order.right,
    count: count.right,
    share,
    base: base.right,
    satisfaction: satisfaction.right,
    completion: completion.right,
    increment: increment.right,
    add1Stop: add1Stop.right,
    minVotes: minVotes.right,
    ties: ties.right,
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
