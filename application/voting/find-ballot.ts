import type { BallotListReader, CheckedBallotList } from '#application/ports/ballot-list-reader.ts';
import type { BallotId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { readReceiptCode } from '#domain/voting/receipt-code.ts';

/** A ballot looked for by its code. */
export interface SoughtBallot {
  readonly ballot: BallotId;
  /** What the list says under it; null where it does not have it. */
  readonly listed: { readonly answer: RawAnswer } | null;
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
    const listed = list.ballots.find(({ id }) => id === ballot);
    return right({ ballot, listed: listed === undefined ? null : { answer: listed.answer } });
  };
