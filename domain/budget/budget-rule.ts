/** What decides between projects with the same votes: lower amount, more votes, place in the list, id as a string. */
export type TieBreak = 'amount' | 'votes' | 'order' | 'id';

/** When a project does not fit in what remains: try the next one, or fund nothing more. */
export type OnMisfit = 'skip' | 'stop';

/** What the share of a threshold is taken of: the votes of all projects together, or the ballots. */
export type ThresholdBase = 'votes' | 'ballots';

/** An exact share: 5 % is 5/100. */
export interface Share {
  readonly numerator: number;
  readonly denominator: number;
}

/** By votes, highest first; each is funded if its amount fits what remains. */
export interface ByVotesRule {
  readonly kind: 'by-votes';
  readonly onMisfit: OnMisfit;
  readonly ties: readonly TieBreak[];
}

/** As `by-votes`, after leaving out what has strictly less than a share of the votes or of the ballots. */
export interface ThresholdRule {
  readonly kind: 'threshold';
  readonly share: Share;
  readonly base: ThresholdBase;
  readonly onMisfit: OnMisfit;
  readonly ties: readonly TieBreak[];
}

/** A rule is data of the survey or the realm, never code of one town. */
export type BudgetRule = ByVotesRule | ThresholdRule;

export const tieBreaks: readonly TieBreak[] = ['amount', 'votes', 'order', 'id'];
export const budgetRuleKinds: readonly BudgetRule['kind'][] = ['by-votes', 'threshold'];

/** Lower amount first, then the order of the survey. */
export const defaultTies: readonly TieBreak[] = ['amount', 'order'];

/** Specification, surveys, first realm: most votes first, what does not fit is skipped. */
export const defaultByVotes: ByVotesRule = { kind: 'by-votes', onMisfit: 'skip', ties: defaultTies };

/** Specification, surveys, second realm: under 5 % of all votes is excluded, ties go to the lower amount. */
export const defaultThreshold: ThresholdRule = {
  kind: 'threshold',
  share: { numerator: 5, denominator: 100 },
  base: 'votes',
  onMisfit: 'skip',
  ties: defaultTies,
};
