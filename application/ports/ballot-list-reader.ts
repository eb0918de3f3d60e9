import type { BallotId, SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { ReceiptCode } from '#domain/voting/receipt-code.ts';
import type { Question } from '#domain/voting/survey.ts';

/** A published list as it was read, with its fingerprint worked out from its own bytes. */
export interface CheckedBallotList {
  readonly survey: SurveyId;
  readonly question: Question;
  /** SHA-256, hexadecimal, as the list claims it in its first line. */
  readonly claimed: string;
  /** SHA-256 of every byte after the first line. */
  readonly counted: string;
  readonly ballots: readonly { readonly id: BallotId; readonly answer: RawAnswer }[];
}

/** A list that has not the shape of one; lines count from 1. */
export interface UnreadableList {
  readonly kind: 'unreadableList';
  readonly line: number;
}

/** Reads published ballot lists and finds ballots by their code. */
export interface BallotListReader {
  read(text: string): Promise<Either<UnreadableList, CheckedBallotList>>;
  /** SHA-256 of survey and code: the name under which the ballot is published. */
  ballotOf(survey: SurveyId, code: ReceiptCode): Promise<BallotId>;
}
