import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';

/**
 * Answers chosen and not sent. It never contains the voter's identity: no identity number, no secret, no receipt code.
 */
export interface Draft {
  readonly answers: Readonly<Record<string, RawAnswer>>;
  /** When it was last changed, milliseconds since 1970. */
  readonly keptAt: number;
}

/** Keeps one draft a main survey on the device. What cannot be kept is lost: the page still works. */
export interface DraftStore {
  /** Whether this browser stores anything for the portal: some refuse it in a private window. */
  isKeeping(): Promise<boolean>;
  load(realm: RealmId, survey: SurveyId): Promise<Draft | null>;
  keep(realm: RealmId, survey: SurveyId, draft: Draft): Promise<void>;
  discard(realm: RealmId, survey: SurveyId): Promise<void>;
}
