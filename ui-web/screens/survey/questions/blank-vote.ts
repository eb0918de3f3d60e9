import type { SurveyId } from '#domain/shared/ids.ts';
import { answered, announce, type DraftBallot } from '../draft/draft-ballot.ts';

/** The ballot of this survey is blank, which replaces any answer; or there is no answer again. */
export function voteBlank(draft: DraftBallot, survey: SurveyId, isBlank: boolean): DraftBallot {
  const next = answered(draft, survey, isBlank ? null : []);
  return announce(next, survey, isBlank ? { kind: 'blankVoted' } : { kind: 'blankLeft', next: null });
}

/** An answer replaces a blank vote, and that is announced before anything else. */
export function leavingBlank(before: DraftBallot, after: DraftBallot, survey: SurveyId): DraftBallot {
  const left = before.answers.get(survey) === null && after.answers.get(survey) !== null;
  return left ? announce(after, survey, { kind: 'blankLeft', next: after.announced?.event ?? null }) : after;
}
