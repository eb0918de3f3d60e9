import type { RuleParts } from './rule-parts.ts';

/**
 * What decides between projects that are level: lower amount, larger amount, more votes, place in the list, id as a string.
 */
export const tieBreaks = ['amount', 'largest-amount', 'votes', 'order', 'id'] as const;
/** A criterion with a name of its own. */
type NamedTie = (typeof tieBreaks)[number];

/** How a list of ids begins that a person put in order, for instance by lot: `ids:12,7,3`. */
const listed = 'ids:';

/** One criterion that decides a tie, or leaves it to the next one in the list. */
export type TieBreak = NamedTie | `ids:${string}`;

/** The criterion of a list of ids: the first of it goes first, and those that it does not name go last, all level. */
export const tieByIds = (ids: readonly string[]): TieBreak => `ids:${ids.join(',')}`;

/** The ids of a list, first to last; null if the criterion is another one. */
export const listedIds = (tieBreak: TieBreak): readonly string[] | null =>
  tieBreak.startsWith(listed) ? tieBreak.slice(listed.length).split(',') : null;

/** The short name of a criterion: a list of ids is `ids`. */
export const tieName = (tieBreak: TieBreak): NamedTie | 'ids' =>
  tieBreak.startsWith(listed) ? 'ids' : (tieBreak as NamedTie);

/** Whether a list of criteria always finds an order between any two. */
export const decidesAll = (ties: readonly TieBreak[]): boolean =>
  ties.includes('order') || ties.includes('id');

/** When a project does not fit in what remains: try the next one, or fund nothing more. */
export const onMisfits = ['skip', 'stop'] as const;
/** What happens to the projects that come after one that does not fit. */
export type OnMisfit = (typeof onMisfits)[number];

/** The base of a threshold's share: the votes of all projects together, or the ballots. */
export const thresholdBases = ['votes', 'ballots'] as const;
/** What a threshold’s share is a share of. */
export type ThresholdBase = (typeof thresholdBases)[number];

/** Which project goes first: the one with the most votes, or with the most votes for each euro. */
export const fundingOrders = ['votes', 'votes-per-amount'] as const;
/** The order in which the projects are considered for funding. */
export type FundingOrder = (typeof fundingOrders)[number];

/** What a vote is: a ballot that names the project, the points it gives, or the Borda points of its rank. */
export const voteCounts = ['ballots', 'points', 'borda'] as const;
/** How the votes of a project are counted. */
export type VoteCount = (typeof voteCounts)[number];

/** What a voter gains from a funded project, by this rule: its amount, one, the points given, or Borda points. */
export const satisfactions = ['cost', 'cardinality', 'points', 'borda'] as const;
/** How the gain of a voter is measured. */
export type Satisfaction = (typeof satisfactions)[number];

/** Which votes belong to a satisfaction: those whose sum it maximises, for each euro or in total. */
export const countOf: Readonly<Record<Satisfaction, VoteCount>> = {
  cost: 'ballots',
  cardinality: 'ballots',
  points: 'points',
  borda: 'borda',
};

/** What is done with money that the method of equal shares leaves: nothing, or one of the usual completions. */
export const completions = ['none', 'greedy', 'add1', 'add1+greedy'] as const;
/** The completion that follows the method of equal shares. */
export type Completion = (typeof completions)[number];

/** Where the add1 search ends: at the first outcome that nothing fits into, or only before it would overspend. */
export const add1Stops = ['exhaustive', 'overspend'] as const;
/** The condition that ends the add1 search. */
export type Add1Stop = (typeof add1Stops)[number];

/** The first money of every ballot in the method of equal shares: its exact part of the budget, or whole euros of it. */
export const endowments = ['exact', 'whole'] as const;
/** How the part of a ballot is rounded. */
export type Endowments = (typeof endowments)[number];

/**
 * How the method of equal shares is compared with going by votes: not at all, by how many voters have more projects funded,
 * or by how many have one at all.
 */
export const comparisons = ['none', 'satisfaction', 'exclusion'] as const;
/** What voters are counted by in that comparison. */
export type ComparisonStep = (typeof comparisons)[number];

/** An exact share: 5 % is 5/100. */
export interface Share {
  readonly numerator: number;
  readonly denominator: number;
}

/** What every rule has: the order of its tie-breaks, and what a town adds. */
export interface AnyRule {
  readonly ties: readonly TieBreak[];
  /** What a town adds to its rule; most add nothing. */
  readonly parts?: RuleParts;
}

/** What a rule has that goes through the projects in order. */
export interface InOrderRule extends AnyRule {
  readonly onMisfit: OnMisfit;
  readonly order: FundingOrder;
  readonly count: VoteCount;
}

/** Lower amount first, then the order of the survey. */
export const defaultTies: readonly TieBreak[] = ['amount', 'order'];
