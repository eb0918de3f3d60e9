import type { BallotId, RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { ReceiptCode } from '#domain/voting/receipt-code.ts';

/**
 * The secrets that part persons from ballots. They live outside the database. A key that can be neither read nor
 * written throws a StorageFailure.
 */
export interface VotingKeys {
  /**
   * HMAC of a person or device under the survey's own key; stays the same for the same survey. Throws when
   * the key of a survey that had none can be neither read nor kept: no mark is given out under a key that may be lost.
   */
  mark(realm: RealmId, survey: SurveyId, person: string): string;
  /** HMAC of an account of failed census checks: neither the guesser nor the target is stored in plain text. */
  account(name: string): string;
  /** SHA-256 of survey and code. */
  ballotId(survey: SurveyId, code: ReceiptCode): BallotId;
  /** A ballot id for a client that sends no code; nobody can find or change that ballot. */
  randomBallotId(): BallotId;
  /** Erases the survey's key for good: from then on it gives no marks, and no mark can be traced to a person. */
  erase(realm: RealmId, survey: SurveyId): void;
  /** Whether the key was erased. To mark somebody under it is then a defect. */
  isErased(realm: RealmId, survey: SurveyId): boolean;
}
