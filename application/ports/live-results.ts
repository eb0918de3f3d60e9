import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Tally } from '#domain/scoring/tally.ts';

/** The counts last told of an open census survey. Kept across restarts: a fresh count after one would tell a step of one. */
export interface LiveResults {
  read(realm: RealmId, survey: SurveyId): Promise<Tally | null>;
  keep(realm: RealmId, survey: SurveyId, tally: Tally): Promise<void>;
}
