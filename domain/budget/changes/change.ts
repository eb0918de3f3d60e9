import type { Cents } from '#domain/shared/money.ts';

/** A change that a council can name: further ballots that name one project only, or another cost of one project. */
export type NamedChange =
  | { readonly kind: 'ballots'; readonly place: number; readonly more: number }
  | { readonly kind: 'cost'; readonly place: number; readonly amount: Cents };

/** Whether the rule funds the project of a change on the changed election. */
export type Funds = (change: NamedChange) => boolean;

/** Answers questions about changes faster than by computing everything anew, with the same answers. */
export interface Replay {
  readonly funds: Funds;
  /**
   * Whether an answer takes so little that it is not counted as an outcome. Then it comes from the recorded run: what is
   * before the change is computed once for all questions.
   */
  readonly isRecorded: boolean;
  /**
   * Of a project that is not funded: with more than this cost it is not funded. Null if nothing more is known than that it
   * is not funded at its cost.
   */
  readonly ceiling: (place: number) => number | null;
  /** A cost beside which the largest one may be; null if there is no guess. */
  readonly guessedCost: (place: number) => number | null;
}
