import { type AnyRule, countOf, defaultTies, type Satisfaction } from '../../parameters.ts';
import type { RuleFacts } from '../rule-facts.ts';

/** Of all sets that fit the budget, one in which voters gain most together. */
export interface MaxVotesRule extends AnyRule {
  readonly kind: 'max-votes';
  readonly satisfaction: Satisfaction;
}

/** The set with most votes. */
export const defaultMaxVotes: MaxVotesRule = {
  kind: 'max-votes',
  satisfaction: 'cardinality',
  ties: defaultTies,
};

/** What the program asks about the rule `max-votes`. */
export const maxVotes: RuleFacts<MaxVotesRule> = {
  usual: defaultMaxVotes,
  asksBallots: false,
  votesBy: ({ satisfaction }) => countOf[satisfaction],
  parameters: ({ satisfaction }) => ({ satisfaction }),
  funds: 'inBestSet',
};
