import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Tally } from '#domain/scoring/tally.ts';

/** The counts last told of an open census survey. Kept across restarts: a fresh count after one would tell a step of one. */
export interface LiveResults {
  read(realm: RealmId, survey: SurveyId): Promise<Tally | null>;
  /**
   * Keeps the counts if they are `step` ballots or more beyond those kept, and gives the ones to tell: two readers at
   * once must not be told counts that lie a single ballot apart.
   */
  keep(realm: RealmId, survey: SurveyId, tally: Tally, step: number): Promise<Tally>;
}
