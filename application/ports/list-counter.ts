import type { SoughtBallot } from '#application/voting/find-ballot.ts';
import type { Published, Recount } from '#application/voting/recount.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { UnreadableList } from './ballot-list-reader.ts';

/** Why a list cannot be counted: it does not read, or its question is of a kind that nobody here counts. */
export type CountRefusal = UnreadableList | { readonly kind: 'notCountable' };

/**
 * Counts published lists again and finds ballots in those it has counted. It may work beside the page, so that a long
 * list stops nobody from reading.
 */
export interface ListCounter {
  count(text: string, published: Published): Promise<Either<CountRefusal, Recount>>;
  /** Looks for a voter's own ballot. The code never leaves the device. */
  find(survey: SurveyId, typed: string): Promise<Either<{ readonly kind: 'notACode' }, SoughtBallot>>;
}
