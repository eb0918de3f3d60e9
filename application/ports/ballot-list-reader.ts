import type { BallotMarks } from '#domain/budget/election.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { BallotId, SurveyId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Fingerprints, ListFault } from '#domain/voting/published-list.ts';
import type { ReceiptCode } from '#domain/voting/receipt-code.ts';
import type { Question } from '#domain/voting/survey.ts';

/** A published list that was counted: it keeps the rules of a list, except that its fingerprint may be another. */
export interface CountedBallotList extends Fingerprints {
  readonly survey: SurveyId;
  readonly question: Question;
  readonly tally: Tally;
  /** The ballots of a budget as its rules read them; null where the list is of no budget. */
  readonly marks: BallotMarks | null;
}

/** A line that does not read, counted from 1; `where` is the member that is wrong, or what the line is not. */
export type LineFault =
  | {
      readonly kind: 'notABallotList' | 'notABallot';
      readonly line: number;
      readonly found: string;
      readonly where: string;
    }
  | { readonly kind: 'otherSurvey'; readonly line: 1; readonly found: string; readonly survey: SurveyId }
  | { readonly kind: 'emptyInput'; readonly line: 1 };

/** Why a list is not counted. */
export type ListRefusal =
  /** A page of a council's web where its list should be. */
  | { readonly kind: 'webPage' }
  /** The list does not contain its question, and no other file gives it. */
  | { readonly kind: 'needsSurvey' }
  /** Its question is of an unknown type, which cannot be counted. */
  | { readonly kind: 'notCountable'; readonly displayType: string }
  /** The first faults in the order of the list, and how many there are. */
  | {
      readonly kind: 'faults';
      readonly faults: readonly (LineFault | ListFault)[];
      readonly count: number;
    };

/** Reads published ballot lists and finds ballots by their code. */
export interface BallotListReader {
  count(text: string): Promise<Either<ListRefusal, CountedBallotList>>;
  /** What a list that was counted says under an id; null where it does not have it. */
  answerOf(text: string, ballot: BallotId): { readonly answer: RawAnswer } | null;
  /** SHA-256 of survey and code: the name under which the ballot is published. */
  ballotOf(survey: SurveyId, code: ReceiptCode): Promise<BallotId>;
}
