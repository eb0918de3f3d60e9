import type { StoredBallot } from '#application/ports/server/ballot-store.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { BallotMarks } from '#domain/budget/election.ts';

/** Lists of ballots as they are published, for the record of a vote that is over. */
export interface ClosedLists {
  /** The SHA-256 that the list states. */
  head(ballots: readonly StoredBallot[]): string;
  /** The ballots of a budget as its rules read them; null if the list is of no budget. */
  marks(found: SurveyDocument, ballots: readonly StoredBallot[]): Promise<BallotMarks | null>;
}
