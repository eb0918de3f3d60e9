import { defaultTies, type InOrderRule } from '../../parameters.ts';
import type { Parameters, RuleFacts } from '../rule-facts.ts';

/** Highest first, by votes or by votes for each euro; each is funded if its amount fits what remains. */
export interface ByVotesRule extends InOrderRule {
  readonly kind: 'by-votes';
}

/** Specification, surveys, first realm: most votes first, what does not fit is skipped. */
export const defaultByVotes: ByVotesRule = {
  kind: 'by-votes',
  onMisfit: 'skip',
  order: 'votes',
  count: 'ballots',
  ties: defaultTies,
};

/** The parameters of every rule that goes through the projects in order. */
export const inOrderParameters = ({ onMisfit, order, count }: InOrderRule): Parameters => ({
  onMisfit,
  order,
  count,
});

/** What the program asks about the rule `by-votes`. */
export const byVotes: RuleFacts<ByVotesRule> = {
  usual: defaultByVotes,
  asksBallots: false,
  votesBy: ({ count }) => count,
  parameters: inOrderParameters,
  funds: 'inOrder',
};
