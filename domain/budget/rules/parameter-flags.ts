import { type BudgetRule, defaultRules, type RuleKind } from '../budget-rule.ts';
import {
  add1Stops,
  comparisons,
  completions,
  endowments,
  fundingOrders,
  onMisfits,
  satisfactions,
  thresholdBases,
  voteCounts,
} from '../parameters.ts';

type NameIn<Rule> = Rule extends BudgetRule ? Exclude<keyof Rule, 'kind' | 'ties' | 'parts'> : never;

/** A parameter that some rules have, by its name in the rule. */
export type ParameterName = NameIn<BudgetRule>;

/**
 * The parameters by the names that flags and lists of rules give them, in the order in which commands name them. The
 * minimum of votes and the tie-breaks, which every rule has, are not among them.
 */
export const parameterFlags = {
  onMisfit: 'on-misfit',
  order: 'order',
  count: 'count',
  share: 'threshold',
  base: 'threshold-base',
  satisfaction: 'satisfaction',
  completion: 'completion',
  increment: 'increment',
  add1Stop: 'add1-stop',
  endowments: 'endowments',
  comparison: 'comparison',
} as const satisfies Readonly<Record<ParameterName, string>>;

/** All parameters, in the order in which commands name them. */
export const parameterNames = Object.keys(parameterFlags) as readonly ParameterName[];

/** The values of the parameters that are a choice among words. */
export const parameterChoices = {
  onMisfit: onMisfits,
  order: fundingOrders,
  count: voteCounts,
  base: thresholdBases,
  satisfaction: satisfactions,
  completion: completions,
  add1Stop: add1Stops,
  endowments,
  comparison: comparisons,
} as const satisfies Partial<Record<ParameterName, readonly string[]>>;

/** Whether rules of a kind have a parameter. */
export const hasParameter = (kind: RuleKind, name: ParameterName): boolean => name in defaultRules[kind];
