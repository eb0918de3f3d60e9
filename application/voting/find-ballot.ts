import type { BallotListReader } from '#application/ports/ballot-list-reader.ts';
import type { BallotId, SurveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { readReceiptCode } from '#domain/voting/receipt-code.ts';

/** A ballot looked for by its code. */
export interface SoughtBallot {
  readonly ballot: BallotId;
  /** The ballot that the list has under the code; null if it has none. */
  readonly listed: { readonly answer: RawAnswer } | null;
}

/** A published list that was counted before. */
interface KnownList {
  readonly survey: SurveyId;
  readonly text: string;
}

/** Looks for a voter's own ballot in a published list. The code never leaves the device. */
export const findBallot =
  (ballotLists: Pick<BallotListReader, 'answerOf' | 'ballotOf'>) =>
  async (
    { survey, text }: KnownList,
    typed: string,
  ): Promise<Either<{ readonly kind: 'notACode' }, SoughtBallot>> => {
    const code = readReceiptCode(typed);
    if (code === null) return left({ kind: 'notACode' });
    const ballot = await ballotLists.ballotOf(survey, code);
    return right({ ballot, listed: ballotLists.answerOf(text, ballot) });
  };
