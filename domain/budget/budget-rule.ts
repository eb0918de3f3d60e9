import type { RuleParts } from './rule-parts.ts';

/** What decides between projects that are level: lower amount, more votes, place in the list, id as a string. */
export type TieBreak = 'amount' | 'votes' | 'order' | 'id';

/** When a project does not fit in what remains: try the next one, or fund nothing more. */
export type OnMisfit = 'skip' | 'stop';

/** The base of a threshold's share: the votes of all projects together, or the ballots. */
export type ThresholdBase = 'votes' | 'ballots';

/** Which project goes first: the one with the most votes, or with the most votes for each euro. */
export type FundingOrder = 'votes' | 'votes-per-amount';

/** What a vote is: a ballot that names the project, the points it gives, or the Borda points of its rank. */
export type VoteCount = 'ballots' | 'points' | 'borda';

/** What a voter gains from a funded project, by this rule: its amount, one, the points given, or Borda points. */
export type Satisfaction = 'cost' | 'cardinality' | 'points' | 'borda';

/** What is done with money that the method of equal shares leaves: nothing, or one of the usual completions. */
export type Completion = 'none' | 'greedy' | 'add1' | 'add1+greedy';

/** Where the add1 search ends: at the first outcome that nothing fits into, or only before it would overspend. */
export type Add1Stop = 'exhaustive' | 'overspend';

/** An exact share: 5 % is 5/100. */
export interface Share {
  readonly numerator: number;
  readonly denominator: number;
}

interface AnyRule {
  readonly ties: readonly TieBreak[];
  /** What a town adds to its rule; most add nothing. */
  readonly parts?: RuleParts;
}

interface InOrderRule extends AnyRule {
  readonly onMisfit: OnMisfit;
  readonly order: FundingOrder;
  readonly count: VoteCount;
}

/** Highest first, by votes or by votes for each euro; each is funded if its amount fits what remains. */
export interface ByVotesRule extends InOrderRule {
  readonly kind: 'by-votes';
}

/** As `by-votes`, after leaving out what has strictly less than a share of the votes or of the ballots. */
export interface ThresholdRule extends InOrderRule {
  readonly kind: 'threshold';
  readonly share: Share;
  readonly base: ThresholdBase;
}

/** The method of equal shares: every voter has the same money and pays only for what she supports. */
export interface EqualSharesRule extends AnyRule {
  readonly kind: 'equal-shares';
  readonly satisfaction: Satisfaction;
  readonly completion: Completion;
  /** By how many cents each voter's money grows from one try of the add1 search to the next. */
  readonly increment: number;
  readonly add1Stop: Add1Stop;
}

/** Sequential Phragmén: money comes in evenly, and a project is bought as soon as its supporters can pay it. */
export interface PhragmenRule extends AnyRule {
  readonly kind: 'phragmen';
}

/** Of all sets that fit the budget, one in which voters gain most together. */
export interface MaxVotesRule extends AnyRule {
  readonly kind: 'max-votes';
  readonly satisfaction: Satisfaction;
}

/** A rule is data of the survey or the realm, never code of one town. */
export type BudgetRule = ByVotesRule | ThresholdRule | EqualSharesRule | PhragmenRule | MaxVotesRule;

export const tieBreaks: readonly TieBreak[] = ['amount', 'votes', 'order', 'id'];
export const satisfactions: readonly Satisfaction[] = ['cost', 'cardinality', 'points', 'borda'];
export const budgetRuleKinds: readonly BudgetRule['kind'][] = [
  'by-votes',
  'threshold',
  'equal-shares',
  'phragmen',
  'max-votes',
];

/** Lower amount first, then the order of the survey. */
export const defaultTies: readonly TieBreak[] = ['amount', 'order'];

/** Specification, surveys, first realm: most votes first, what does not fit is skipped. */
export const defaultByVotes: ByVotesRule = {
  kind: 'by-votes',
  onMisfit: 'skip',
  order: 'votes',
  count: 'ballots',
  ties: defaultTies,
};

/** Specification, surveys, second realm: under 5 % of all votes is excluded, ties go to the lower amount. */
export const defaultThreshold: ThresholdRule = {
  ...defaultByVotes,
  kind: 'threshold',
  share: { numerator: 5, denominator: 100 },
  base: 'votes',
};

/** As most towns have it: satisfaction by cost, completed by add1 and then by votes. */
export const defaultEqualShares: EqualSharesRule = {
  kind: 'equal-shares',
  satisfaction: 'cost',
  completion: 'add1+greedy',
  increment: 100,
  add1Stop: 'exhaustive',
  ties: defaultTies,
};

export const defaultPhragmen: PhragmenRule = { kind: 'phragmen', ties: defaultTies };

export const defaultMaxVotes: MaxVotesRule = {
  kind: 'max-votes',
  satisfaction: 'cardinality',
  ties: defaultTies,
};

/** Each rule as it is where nothing else is said. */
export const defaultRules: Readonly<Record<BudgetRule['kind'], BudgetRule>> = {
  'by-votes': defaultByVotes,
  threshold: defaultThreshold,
  'equal-shares': defaultEqualShares,
  phragmen: defaultPhragmen,
  'max-votes': defaultMaxVotes,
};

/** Whether a rule asks single ballots, and not only how many name each project. */
export const asksBallots = ({ kind }: BudgetRule): boolean => kind === 'equal-shares' || kind === 'phragmen';
