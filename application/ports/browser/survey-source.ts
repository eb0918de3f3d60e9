import type { Tally } from '#domain/scoring/tally.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { CouncilRefusal } from './council-refusal.ts';

type Asked<T> = Promise<Either<CouncilRefusal, T>>;

/** A survey with the participants that may be told (null when the council hides them). */
export interface ListedSurvey {
  readonly survey: Survey;
  readonly voteCount: number | null;
}

/** The surveys of a realm and what may be known of their results. */
export interface SurveySource {
  /** All active surveys. */
  surveys(realm: RealmId): Asked<readonly ListedSurvey[]>;
  /** Counts, when the survey's flags allow them now; else `notAllowed`. */
  results(realm: RealmId, survey: SurveyId): Asked<Tally>;
  /** The published ballot list as its bytes say it, once the survey is closed; else `notAllowed`. */
  ballotList(realm: RealmId, survey: SurveyId): Asked<string>;
}
