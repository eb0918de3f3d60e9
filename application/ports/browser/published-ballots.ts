import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** The ballot lists that a council publishes. */
export interface PublishedBallots {
  /** The list of a survey, as the text of its bytes, once the survey is closed. Left: `notAllowed` before that. */
  ballotList(realm: RealmId, survey: SurveyId): Promise<Either<CouncilRefusal, string>>;
}
