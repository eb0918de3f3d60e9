import type { InOrderRule, Share, ThresholdBase } from '../../parameters.ts';
import { defaultByVotes, inOrderParameters } from '../by-votes/rule.ts';
import { percentage } from '../percentage.ts';
import type { RuleFacts } from '../rule-facts.ts';

/** As `by-votes`, after leaving out what has strictly less than a share of the votes or of the ballots. */
export interface ThresholdRule extends InOrderRule {
  readonly kind: 'threshold';
  readonly share: Share;
  readonly base: ThresholdBase;
}

/** Specification, surveys, second realm: under 5 % of all votes is excluded, ties go to the lower amount. */
export const defaultThreshold: ThresholdRule = {
  ...defaultByVotes,
  kind: 'threshold',
  share: { numerator: 5, denominator: 100 },
  base: 'votes',
};

/** What the program asks about the rule `threshold`. */
export const threshold: RuleFacts<ThresholdRule> = {
  usual: defaultThreshold,
  asksBallots: false,
  votesBy: ({ count }) => count,
  parameters: (rule) => ({
    threshold: percentage(rule.share),
    thresholdBase: rule.base,
    ...inOrderParameters(rule),
  }),
  funds: 'inOrder',
};
