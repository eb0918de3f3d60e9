import { type BudgetRule, budgetRuleKinds, type RuleKind } from '#domain/budget/budget-rule.ts';
import type { TieBreak } from '#domain/budget/parameters.ts';
import {
  parameterChoices,
  parameterFlags,
  type ParameterName,
} from '#domain/budget/rules/parameter-flags.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { oneOf } from '../../output-format.ts';
import type { UsageRefusal } from '../../usage.ts';
import { amountFrom, countFrom } from './flag-values.ts';
import { readPercentage } from './rule/share.ts';
import { tiesFrom } from './rule/ties.ts';

/** The flags of the rule, as the parser returns them. */
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
  readonly endowments?: string;
  readonly comparison?: string;
  readonly minVotes?: string;
  readonly ties?: string;
}

type ValueIn<Rule, Name extends string> = Rule extends { readonly [K in Name]: infer Value } ? Value : never;

/** The options of the rule; null if a flag was not given. */
export type RuleOptions = { readonly [Name in ParameterName]: ValueIn<BudgetRule, Name> | null } & {
  readonly rule: RuleKind | null;
  readonly minVotes: number | null;
  readonly ties: readonly TieBreak[] | null;
};

type Read<T> = Either<UsageRefusal, T>;
type Reader<T> = (flags: RuleFlags) => Read<T>;

const choice = <Name extends keyof typeof parameterChoices>(
  name: Name,
  text: string | undefined,
): Read<(typeof parameterChoices)[Name][number] | null> =>
  oneOf(`--${parameterFlags[name]}`, text, parameterChoices[name]);

/** How each option is read. Of several invalid flags, the first in this order is reported. */
const readers: { readonly [Name in keyof RuleOptions]: Reader<RuleOptions[Name]> } = {
  rule: ({ rule }) => oneOf('--rule', rule, budgetRuleKinds),
  onMisfit: ({ onMisfit }) => choice('onMisfit', onMisfit),
  order: ({ order }) => choice('order', order),
  count: ({ count }) => choice('count', count),
  base: ({ thresholdBase }) => choice('base', thresholdBase),
  satisfaction: ({ satisfaction }) => choice('satisfaction', satisfaction),
  completion: ({ completion }) => choice('completion', completion),
  add1Stop: ({ add1Stop }) => choice('add1Stop', add1Stop),
  endowments: ({ endowments }) => choice('endowments', endowments),
  comparison: ({ comparison }) => choice('comparison', comparison),
  ties: ({ ties }) => tiesFrom(ties),
  share: ({ threshold }) => {
    const share = threshold === undefined ? null : readPercentage(threshold);
    if (threshold === undefined || share) return right(share);
    return left({ key: 'usage.notAShare', values: { found: threshold } });
  },
  increment: ({ increment }) => {
    const amount = amountFrom('--increment', increment);
    return !isLeft(amount) && amount.right === 0 ? left({ key: 'usage.noIncrement', values: {} }) : amount;
  },
  minVotes: ({ minVotes }) => countFrom('--min-votes', minVotes),
};

/** Reads the flags of the rule, or says what is wrong with the first invalid one. */
export function readRuleOptions(flags: RuleFlags): Read<RuleOptions> {
  const options: [name: string, value: unknown][] = [];
  for (const [name, read] of Object.entries(readers)) {
    const value: Read<unknown> = read(flags);
    if (isLeft(value)) return value;
    options.push([name, value.right]);
  }
  return right(Object.fromEntries(options) as unknown as RuleOptions);
}
