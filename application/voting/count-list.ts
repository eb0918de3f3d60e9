import type { BallotListReader, CheckedBallotList } from '#application/ports/ballot-list-reader.ts';
import type { ListCounter } from '#application/ports/list-counter.ts';
import { tally } from '#domain/scoring/tally.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { findBallot } from './find-ballot.ts';
import { differencesBetween } from './recount.ts';

/** Reads a list, counts its ballots and compares; keeps them, to look for ballots in. */
export function listCounter(ballotLists: BallotListReader): ListCounter {
  const kept = new Map<SurveyId, CheckedBallotList>();
  return {
    count: async (text, published) => {
      const read = await ballotLists.read(text);
      if (isLeft(read)) return read;
      const list = read.right;
      const counted = tally(
        list.question,
        list.ballots.map(({ answer }) => answer),
      );
      if (counted === null) return left({ kind: 'notCountable' });
      kept.set(published.survey, list);
      const differences = differencesBetween(published, list, counted);
      return right({ claimed: list.claimed, counted: list.counted, tally: counted, differences });
    },
    find: async (survey, typed) =>
      findBallot(ballotLists)(kept.get(survey) ?? { survey, ballots: [] }, typed),
  };
}
