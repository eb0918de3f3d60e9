import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import type { PublishedSurveys } from '#application/voting/published-surveys.ts';
import type { Town } from '#domain/access/town.ts';
import { endOfDay, type Instant } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';

/** A vote that has a desk: two people opened it, and all its surveys check the census. */
export interface DeskOfVote {
  readonly vote: string;
  /** The main survey first. */
  readonly surveys: readonly Survey[];
  readonly opens: Instant;
  /** When its last survey closes; null if one has no last day. */
  readonly closes: Instant | null;
}

/** `noDesk`: the vote was not opened by two people, or one of its surveys does not check the census. */
export type NoDesk = { readonly kind: 'unknownSurvey' | 'noDesk' };

interface Ports {
  readonly realms: Pick<PublishedSurveys, 'all'>;
  readonly voteDesk: Pick<VoteDesk, 'openedVote'>;
}

/** The desk of the vote whose main survey has this id. */
export async function deskOfVote(
  { realms, voteDesk }: Ports,
  town: Town,
  vote: string,
): Promise<Either<NoDesk, DeskOfVote>> {
  if ((await realms.all.survey(town, surveyId(vote))) === null) return left({ kind: 'unknownSurvey' });
  const opened = await voteDesk.openedVote(town.realm, vote);
  if (opened === null || opened.vote !== vote || opened.record.opened === null)
    return left({ kind: 'noDesk' });
  const found = await Promise.all(opened.record.surveys.map((id) => realms.all.survey(town, surveyId(id))));
  const surveys = found.flatMap((one) => (one === null ? [] : [one.survey]));
  if (surveys.length < found.length || !surveys.every(({ census }) => census))
    return left({ kind: 'noDesk' });
  const ends = surveys.map(({ endDay }) => endDay && endOfDay(endDay, town.timeZone));
  const closes = ends.reduce<Instant | null>(
    (last, end) => (last === null || end === null ? null : Math.max(last, end)),
    0,
  );
  const [, second] = opened.record.opened.by;
  const starts = surveys.map(({ startsAt }) => startsAt ?? second.at);
  return right({ vote, surveys, opens: Math.min(...starts), closes });
}

/** The states of the surveys of a vote, in their order. */
export const deskStates = ({ surveys }: DeskOfVote, now: Instant, { timeZone }: Pick<Town, 'timeZone'>) =>
  surveys.map((survey) => surveyState(survey, now, timeZone).kind);
