import type { ProposalId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Rational } from '#domain/shared/rational.ts';
import type { BudgetProject } from '../election.ts';
import type { TieOfProject } from './ties-of.ts';

/** The supporters of a project when the method of equal shares ended, and what they still had, in cents, together. */
export interface Backers {
  readonly all: number;
  readonly withMoney: number;
  readonly together: Rational;
}

/** Why a project got its money. */
export type FundedReason =
  /** Its turn came in the order of the rule, and it fitted. */
  | { readonly kind: 'inOrder' }
  /** It costs nothing and has support. */
  | { readonly kind: 'free' }
  /**
   * Equal shares. Its supporters paid it (figures as in `Backing`). `increments` is how many of the add1 search it took:
   * null where the budget divided by the ballots would have been enough.
   */
  | {
      readonly kind: 'paid';
      readonly each: Rational;
      readonly inFull: number;
      readonly allTheyHad: number;
      readonly effective: Rational;
      readonly increments: number | null;
    }
  /** Phragmén: the load of its supporters once they had it. */
  | { readonly kind: 'atLoad'; readonly load: Rational }
  /** It belongs to the set with the most votes. */
  | { readonly kind: 'inBestSet' }
  /** Bought with what the method of equal shares had left. */
  | { readonly kind: 'completion'; readonly backers: Backers | null }
  | { readonly kind: 'decision'; readonly who: string; readonly why: string };

/** Why a project got nothing. */
export type UnfundedExplanation =
  | { readonly kind: 'overBudget'; readonly missing: Cents; readonly backers: Backers | null }
  /** More than the whole budget: no vote could have helped. */
  | { readonly kind: 'dearerThanBudget'; readonly missing: Cents }
  /**
   * `needed` is the least number of votes that reaches the present threshold; `short` how many more it takes, since a
   * threshold taken of the votes grows with them; null where no number is enough.
   */
  | { readonly kind: 'belowThreshold'; readonly needed: number; readonly short: number | null }
  | { readonly kind: 'belowMinimum'; readonly needed: number; readonly short: number }
  /** The rule had ended at `stopper`. `load` (Phragmén) is what its own supporters would have come to. */
  | {
      readonly kind: 'afterStop';
      readonly stopper: ProposalId;
      readonly load: Rational | null;
    }
  /** It has no support, so a rule that looks at single ballots cannot choose it. */
  | { readonly kind: 'noSupport' }
  /** Equal shares: its supporters had less than its amount left. */
  | { readonly kind: 'unaffordable'; readonly backers: Backers }
  /**
   * Other projects together have more votes. `loss` is how many votes (or points) a set with it would lose; null by
   * amount.
   */
  | { readonly kind: 'otherSetBetter'; readonly loss: number | null }
  /** The sum reserved for its district or category is used up. */
  | {
      readonly kind: 'sumSpent';
      readonly by: 'district' | 'category';
      readonly place: string;
      readonly missing: Cents;
    }
  | { readonly kind: 'incompatible'; readonly rival: ProposalId }
  | { readonly kind: 'vetoed' | 'withdrawn'; readonly why: string | null }
  | { readonly kind: 'overridden'; readonly who: string; readonly why: string };

interface Told {
  readonly project: BudgetProject;
  readonly votes: number;
  readonly step: number;
  /** The money that was available at its turn. */
  readonly available: Cents;
  /** The ties that decided about it; usually empty. */
  readonly ties: readonly TieOfProject[];
}

/** What became of one project, and why, with the figures. */
export type Explained =
  | (Told & { readonly funded: true; readonly remaining: Cents; readonly reason: FundedReason })
  | (Told & {
      readonly funded: false;
      readonly reason: UnfundedExplanation;
      /**
       * With that many additional votes, everything else equal, it would have been funded; with one fewer it would not.
       * Null if no number would be enough, and in rules that ask who votes and not only how many (equal shares,
       * Phragmén).
       */
      readonly votesShort: number | null;
    });
