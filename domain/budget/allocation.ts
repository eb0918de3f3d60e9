import type { ProposalId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Rational } from '#domain/shared/rational.ts';
import type { BudgetRule } from './budget-rule.ts';
import type { ComparisonStep, TieBreak } from './parameters.ts';
import type { BudgetProject } from './election.ts';

/** Who decided on a project outside the rule, and why; absent if the rule decided. */
export interface Note {
  readonly who: string | null;
  readonly why: string | null;
}

/** How its supporters back a funded project, for the rules that look at single ballots. */
export type Backing =
  /**
   * Equal shares. `each` is what one voter pays in cents (for points: for each point), exactly; `inFull` pay that,
   * `allTheyHad` paid less. `effective` is amount / each: the number of votes that the project was worth at its turn.
   */
  | {
      readonly kind: 'payment';
      readonly each: Rational;
      readonly inFull: number;
      readonly allTheyHad: number;
      readonly effective: Rational;
    }
  /** Phragmén. The load of its voters once it was bought: the cents that each had been given by then. */
  | { readonly kind: 'load'; readonly load: Rational };

/** A project that gets its money. `step` is its place in the order of the rule, `remaining` what is left after it. */
export interface Funded {
  readonly project: BudgetProject;
  readonly votes: number;
  readonly step: number;
  readonly remaining: Cents;
  /** By the rule, by what completes it, or by somebody's decision. */
  readonly via: 'rule' | 'completion' | 'override';
  readonly backing: Backing | null;
  readonly note: Note | null;
}

/** Why a project gets nothing. */
export type UnfundedReason =
  /** It did not fit at its turn. */
  | 'overBudget'
  | 'belowThreshold'
  /** The rule had ended before it. */
  | 'afterStop'
  /** Those who support it could not pay for it together. */
  | 'tooFewSupporters'
  /** Other projects together have more votes. */
  | 'otherSetBetter'
  | 'belowMinimum'
  /** The sum reserved for its district or category is spent. */
  | 'districtSpent'
  /** A project that excludes it was funded. */
  | 'incompatible'
  | 'vetoed'
  | 'withdrawn'
  | 'overridden';

/** A project without money. `missing` is how much was lacking at its turn, for `overBudget` and `districtSpent`. */
export interface Unfunded {
  readonly project: BudgetProject;
  readonly votes: number;
  readonly step: number;
  readonly reason: UnfundedReason;
  readonly missing: Cents | null;
  /** The funded project that excludes it, for `incompatible`. */
  readonly rival: ProposalId | null;
  readonly note: Note | null;
}

/** Whether a project of an allocation gets its money. */
export const isFunded = (project: Funded | Unfunded): project is Funded => 'remaining' in project;

/**
 * A tie that mattered: in another order of these projects others would be funded. `votes` is null where they were
 * level in something else, such as what each voter would have to pay.
 */
export interface DecidedTie {
  readonly between: readonly ProposalId[];
  readonly decidedBy: TieBreak;
  readonly votes: number | null;
}

/** How many projects a threshold leaves in, by each reading; null where the number of ballots is not known. */
export interface EligibleCounts {
  readonly votes: number;
  readonly ballots: number | null;
}

/** What every voter could spend in the method of equal shares, in cents, and how the add1 search came to it. */
export interface Endowment {
  readonly each: Rational;
  /** How many increments were added to the budget divided by the ballots. */
  readonly increments: number;
  /** Why the search ended there; null if the rule does not search. */
  readonly ended: 'exhaustive' | 'overspend' | 'allFunded' | null;
}

/** Whose outcome more voters prefer, that of equal shares or that of going by votes; the first if as many prefer each. */
export interface PreferredOutcome {
  readonly by: Exclude<ComparisonStep, 'none'>;
  readonly preferEqualShares: number;
  readonly preferByVotes: number;
  readonly taken: 'equal-shares' | 'by-votes';
}

/**
 * Which proposals are funded, with every step that led there. `funded` and `unfunded` together are all projects, once
 * each.
 */
export interface Allocation {
  readonly rule: BudgetRule;
  readonly budget: Cents;
  readonly funded: readonly Funded[];
  readonly unfunded: readonly Unfunded[];
  /** All projects in the order in which the rule considered them; those that took no part come last. */
  readonly order: readonly BudgetProject[];
  readonly spent: Cents;
  readonly remaining: Cents;
  readonly ballots: number | null;
  readonly ties: readonly DecidedTie[];
  /** The cut line: how many at the top are funded before the first that does not fit; 0 if the rule has no cut line. */
  readonly fitsInOrder: number;
  /** Only of a rule with a threshold. */
  readonly eligible: EligibleCounts | null;
  /** Only of the method of equal shares. */
  readonly endowment: Endowment | null;
  /** Only of the method of equal shares with a comparison step. */
  readonly preferred?: PreferredOutcome;
}

/** Why there is no allocation. */
export type BudgetRefusal =
  /** Equal in everything the tie-breaks look at, and the order decides who is funded: never left to chance. */
  | {
      readonly kind: 'unresolvedTie';
      readonly between: readonly BudgetProject[];
      readonly votes: number | null;
    }
  /** A share of the ballots was asked for where only the votes are known. */
  | { readonly kind: 'ballotsUnknown' }
  /** The rule looks at single ballots and only counts are there. */
  | { readonly kind: 'ballotsNeeded' }
  /** Points were asked for, and the ballots give none; or ranks, and the ballots have none. */
  | { readonly kind: 'pointsNeeded' }
  | { readonly kind: 'ranksNeeded' }
  /** Points with more decimals than can be counted exactly. */
  | { readonly kind: 'pointsTooFine' }
  /** A part of the rule names a proposal, a district or a category that the election does not have. */
  | { readonly kind: 'unknownProposal'; readonly found: string }
  | { readonly kind: 'unknownPlace'; readonly found: string }
  /** Decisions outside the rule cost more than there is, break a fixed sum or contradict one another. */
  | { readonly kind: 'overridesTooDear' }
  | { readonly kind: 'contradiction'; readonly found: string };
