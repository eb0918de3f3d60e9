import type { Allocation, BudgetRefusal } from '#domain/budget/allocation.ts';
import type { Explained } from '#domain/budget/explanation/explanation.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { Fingerprints } from '#domain/voting/published-list.ts';
import type { Question } from '#domain/voting/survey.ts';

/** What the council publishes about a survey, to be counted again. */
export interface Published {
  readonly survey: SurveyId;
  readonly question: Question;
  readonly tally: Tally;
}

/** A difference between the recount and the published result. */
export type Difference =
  /** The list is not the one whose fingerprint it carries: it was altered or cut. */
  | { readonly kind: 'fingerprint' }
  | { readonly kind: 'otherSurvey'; readonly found: SurveyId }
  | { readonly kind: 'ballots' | 'blank'; readonly published: number; readonly counted: number }
  | { readonly kind: 'votes'; readonly id: string; readonly published: number; readonly counted: number }
  /** The same sum of points or stars, but from other positions or other numbers of stars. */
  | {
      readonly kind: 'spread';
      readonly id: string;
      readonly published: readonly number[];
      readonly counted: readonly number[];
    }
  /** The same votes, but others would be funded by the rule that the list carries. */
  | { readonly kind: 'funded'; readonly published: readonly string[]; readonly counted: readonly string[] };

/**
 * A recount, and everything in which it does not agree with what was published. An empty list means that they agree.
 */
export interface Recount extends Fingerprints {
  readonly tally: Tally;
  readonly differences: readonly Difference[];
  /** Who is funded by these ballots; projects without their titles. */
  readonly shared: SharedOut;
  /** Why each project was funded or not, if that needs the ballots; empty if the counts are enough. */
  readonly explained: readonly Explained[];
}

/** A budget shared out, or why it cannot be; null if the question has no budget. */
export type SharedOut = Either<BudgetRefusal, Allocation> | null;
