import type { BudgetRule, RuleKind, RuleOf } from '../budget-rule.ts';
import { decidesAll } from '../parameters.ts';
import { searches } from '../rules/equal-shares/rule.ts';

type Asked = { readonly [K in RuleKind]: (rule: RuleOf<K>) => boolean };

/** A rule with an order for every tie gives an outcome for every change. */
export const decidesTies = ({ ties }: BudgetRule): boolean => decidesAll(ties);

const inBallots: Asked = {
  'by-votes': () => true,
  phragmen: () => true,
  'max-votes': () => true,
  // A threshold grows with the ballots: others fall under it, and what was behind them may take the money.
  threshold: () => false,
  // With each further ballot all others have less money.
  'equal-shares': () => false,
};

/**
 * Whether a project that is funded with some further ballots naming only it is funded with more of them too. By votes it
 * goes earlier, and what goes before it stays. Phragmén buys it earlier, and what was bought before that stays. Of the
 * sets with it each gains the same.
 */
export const isMonotoneInBallots = (rule: BudgetRule): boolean =>
  decidesTies(rule) && (inBallots[rule.kind] as (rule: BudgetRule) => boolean)(rule);

const inCost: Asked = {
  'by-votes': () => true,
  threshold: () => true,
  phragmen: () => true,
  // The add1 search may end elsewhere, and a comparison step may take another outcome.
  'equal-shares': (rule) => !searches(rule) && rule.comparison === 'none',
  // A cheaper project is worth less if satisfaction is the amount.
  'max-votes': ({ satisfaction }) => satisfaction !== 'cost',
};

/**
 * Whether a project that is funded at some cost is funded at every lower cost too. Where the larger amount goes first of
 * those that are level, a lower cost may lose a tie.
 */
export const isMonotoneInCost = (rule: BudgetRule): boolean =>
  decidesTies(rule) &&
  !rule.ties.includes('largest-amount') &&
  (inCost[rule.kind] as (rule: BudgetRule) => boolean)(rule);
