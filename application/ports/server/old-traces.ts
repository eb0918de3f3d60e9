import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';

/** What a council keeps of devices, to be erased when its time is over. */
export interface OldTraces {
  /** Erases the sessions that had expired by then, and what networks uploaded more than a day before. */
  forgetSessions(expiredBy: Instant): Promise<void>;
  /**
   * Erases the devices whose last session had expired by then. A device that never had one counts from the first time
   * that it is looked at here. What its user told of themselves goes with it, and their name on what they commented.
   */
  forgetDevices(expiredBy: Instant, now: Instant): Promise<void>;
  /** Erases which devices voted in a survey; who took part and what was chosen stay. */
  forgetVotedDevices(realm: RealmId, survey: SurveyId): Promise<void>;
}
