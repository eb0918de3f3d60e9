import type { ProposalId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { BudgetRule, TieBreak } from './budget-rule.ts';
import type { BudgetProject } from './election.ts';

/** A project that gets its money. `step` is its place in the order of the rule, `remaining` what is left after it. */
export interface Funded {
  readonly project: BudgetProject;
  readonly votes: number;
  readonly step: number;
  readonly remaining: Cents;
}

/** Why a project gets nothing: it did not fit, it is under the threshold, or the rule had stopped before it. */
export type UnfundedReason = 'overBudget' | 'belowThreshold' | 'afterStop';

/** A project without money. `missing` is how much was lacking at its turn, for `overBudget` alone. */
export interface Unfunded {
  readonly project: BudgetProject;
  readonly votes: number;
  readonly step: number;
  readonly reason: UnfundedReason;
  readonly missing: Cents | null;
}

/** A tie that mattered: in another order of these projects others would be funded. */
export interface DecidedTie {
  readonly between: readonly ProposalId[];
  readonly decidedBy: TieBreak;
  readonly votes: number;
}

/** How many projects a threshold leaves in, by each reading; null where the number of ballots is not known. */
export interface EligibleCounts {
  readonly votes: number;
  readonly ballots: number | null;
}

/** Who gets what, with every step that led there. `funded` and `unfunded` together are all projects, once each. */
export interface Allocation {
  readonly rule: BudgetRule;
  readonly budget: Cents;
  readonly funded: readonly Funded[];
  readonly unfunded: readonly Unfunded[];
  /** All projects as the rule considered them; those under a threshold come last. */
  readonly order: readonly BudgetProject[];
  readonly spent: Cents;
  readonly remaining: Cents;
  readonly ballots: number | null;
  readonly ties: readonly DecidedTie[];
  /** The cut line: so many at the top are funded before the first that does not fit. */
  readonly fitsInOrder: number;
  /** Only of a rule with a threshold. */
  readonly eligible: EligibleCounts | null;
}

/** Why there is no allocation. */
export type BudgetRefusal =
  /** Equal in everything the tie-breaks look at, and the order decides who is funded: never left to chance. */
  | { readonly kind: 'unresolvedTie'; readonly between: readonly BudgetProject[]; readonly votes: number }
  /** A share of the ballots was asked for where only the votes are known. */
  | { readonly kind: 'ballotsUnknown' };
