import type { ComparisonRefusal } from '#application/budget/compare-rules.ts';
import type { SoughtBallot } from '#application/voting/find-ballot.ts';
import type { Published, Recount } from '#application/voting/recount-result.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Either } from '#domain/shared/result.ts';
import type { ListRefusal } from '../ballot-list-reader.ts';

/** For whom titles, categories and districts are found. */
export interface Reader {
  readonly language: Language;
  readonly realmDefault: Language;
}

/** Why rules cannot be compared: no budget has been counted, or one of them gives no allocation. */
export type CompareRefusal =
  | { readonly kind: 'notCounted' }
  | ({ readonly kind: 'refused' } & ComparisonRefusal);

/**
 * Counts published lists again and finds ballots in those it has counted. It may work beside the page, so that a long
 * list does not block the page.
 */
export interface ListCounter {
  count(text: string, published: Published): Promise<Either<ListRefusal, Recount>>;
  /** Sets rules side by side on the ballots of a budget survey that was counted before. */
  compare(
    survey: SurveyId,
    rules: readonly BudgetRule[],
    reader: Reader,
  ): Promise<Either<CompareRefusal, Comparison>>;
  /** Looks for a voter's own ballot. The code never leaves the device. */
  find(survey: SurveyId, typed: string): Promise<Either<{ readonly kind: 'notACode' }, SoughtBallot>>;
}
