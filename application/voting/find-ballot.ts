import type { BallotListReader, CheckedBallotList } from '#application/ports/ballot-list-reader.ts';
import type { BallotId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { readReceiptCode } from '#domain/voting/receipt-code.ts';

/** A ballot looked for by its code: what it says, or null when the list does not have it. */
export interface SoughtBallot {
  readonly ballot: BallotId;
  readonly answer: RawAnswer | null;
}

/** Looks for a voter's own ballot in a published list. The code never leaves the device. */
export const findBallot =
  (ballotLists: BallotListReader) =>
  async (
    list: Pick<CheckedBallotList, 'survey' | 'ballots'>,
    typed: string,
  ): Promise<Either<{ readonly kind: 'notACode' }, SoughtBallot>> => {
    const code = readReceiptCode(typed);
    if (code === null) return left({ kind: 'notACode' });
    const ballot = await ballotLists.ballotOf(list.survey, code);
    return right({ ballot, answer: list.ballots.find(({ id }) => id === ballot)?.answer ?? null });
  };
