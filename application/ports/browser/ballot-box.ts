import type { BallotId, RealmId, SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { ReceiptCode } from '#domain/voting/receipt-code.ts';
import type { VoteRefusal } from '#domain/voting/vote-refusal.ts';

/** The claimed identity of a voter, in surveys that check a census. It is not stored. */
export interface CensusEntry {
  readonly id: string;
  readonly secrets: readonly string[];
}

/** A vote on one survey, as a resident sends it. */
export interface Vote {
  readonly survey: SurveyId;
  readonly answer: RawAnswer;
  readonly code: ReceiptCode;
  readonly census: CensusEntry | null;
  /** Says that it replaces the vote of that code, which is then the right to do so: without such a vote it is refused. */
  readonly isChange: boolean;
}

/** Why a vote was not taken. Each has its code and texts in docs/errors.md. */
export type CastRefusal =
  | VoteRefusal
  | { readonly kind: 'noSession' }
  | { readonly kind: 'tooManyAttempts'; readonly retryAfterSeconds: number }
  /** Too many votes at once: this one was not processed, and may be sent again then. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number }
  /** The outcome is unknown: the vote may have been recorded. Sending it again with the same code is safe. */
  | { readonly kind: 'noAnswer' }
  | { readonly kind: 'serverFailed'; readonly status: number };

/** Asks for the vote that a code stands for, where votes may be changed. */
export type VoteClaim = Omit<Vote, 'answer' | 'isChange'>;

/** Takes votes. Idempotent: the same vote with the same code is accepted again and counted once. */
export interface BallotBox {
  cast(realm: RealmId, vote: Vote): Promise<Either<CastRefusal, BallotId>>;
  /** `censusInvalid` for any of these: the person, the code, or a survey whose votes cannot be changed now. */
  previous(realm: RealmId, claim: VoteClaim): Promise<Either<CastRefusal, RawAnswer>>;
}
