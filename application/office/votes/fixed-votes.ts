import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { SurveyBody } from '#domain/voting/opening/frozen-vote.ts';
import { isVoteOver } from '#domain/voting/opening/opening-blockers.ts';
import { frozenIn, latestHash, type VoteRecord } from '#domain/voting/opening/vote-record.ts';
import type { Survey } from '#domain/voting/survey.ts';

/** A vote that two people opened and that fixes who may vote, with its main survey as it is fixed. */
export interface FixedVote {
  readonly vote: string;
  readonly record: VoteRecord;
  readonly main: Survey;
  /** All of its surveys, the main one first. */
  readonly surveys: readonly Survey[];
}

/** How the documents of surveys are read. */
interface SurveyReading {
  readonly zone: TimeZone;
  readonly readSurvey: (body: SurveyBody) => Survey | null;
}

/** The opened votes that check the census and are not over, in the order of their names. */
export function fixedVotes(
  records: ReadonlyMap<string, VoteRecord>,
  { zone, readSurvey }: SurveyReading,
  now: Instant,
): readonly FixedVote[] {
  return [...records]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([vote, record]) => {
      const latest = latestHash(record);
      if (latest === null) return [];
      const { surveys, census } = frozenIn(latest);
      const read = surveys.flatMap((body) => readSurvey(body) ?? []);
      const [main] = read;
      const isOver = read.every((survey) => isVoteOver(survey, now, zone));
      return census === null || main === undefined || isOver ? [] : [{ vote, record, main, surveys: read }];
    });
}
