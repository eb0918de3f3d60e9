import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Tally } from '#domain/scoring/tally.ts';

/**
 * The counts of an open census survey that were shown last. Kept across restarts: a fresh count after a restart could
 * show a step of a single ballot.
 */
export interface LiveResults {
  read(realm: RealmId, survey: SurveyId): Promise<Tally | null>;
  /**
   * Keeps the counts if they are `step` ballots or more beyond those kept, and gives the ones to show: two simultaneous
   * readers must not see counts that differ by a single ballot.
   */
  keep(realm: RealmId, survey: SurveyId, tally: Tally, step: number): Promise<Tally>;
}
