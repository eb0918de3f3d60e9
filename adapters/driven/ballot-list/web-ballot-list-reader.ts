import { recountList } from '#adapters/driven/ballot-list/count-list.ts';
import { ballotIn } from '#adapters/wire/voting/ballot-list.ts';
import type { BallotListReader } from '#application/ports/ballot-list-reader.ts';
import { ballotId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { ballotIdText } from '#domain/voting/receipt-code.ts';
import { webHash, webSha256 } from './web-hash.ts';

/** Published ballot lists counted and fingerprinted by the browser itself. */
export const webBallotListReader: BallotListReader = {
  count: async (text) => {
    const bytes = new TextEncoder().encode(text);
    const read = await recountList([bytes], { given: null, hash: webHash(), keepMarks: true });
    if (isLeft(read)) return read;
    const { survey, claimed, counted, tally, marks } = read.right;
    return right({ survey: survey.id, question: survey.question, claimed, counted, tally, marks });
  },
  answerOf: ballotIn,
  ballotOf: async (survey, code) =>
    ballotId(await webSha256(new TextEncoder().encode(ballotIdText(survey, code)))),
};
