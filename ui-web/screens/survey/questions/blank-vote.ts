import type { SurveyId } from '#domain/shared/ids.ts';
import { answered, hear, type Paper } from '../draft/draft-ballot.ts';

/** The ballot of this survey is blank, which takes the place of any answer; or there is no answer again. */
export function voteBlank(paper: Paper, survey: SurveyId, isBlank: boolean): Paper {
  const next = answered(paper, survey, isBlank ? null : []);
  return hear(next, survey, isBlank ? { kind: 'blankVoted' } : { kind: 'blankLeft', next: null });
}

/** An answer takes the place of a blank vote, and that is said before whatever else there is to say. */
export function leavingBlank(before: Paper, after: Paper, survey: SurveyId): Paper {
  const left = before.answers.get(survey) === null && after.answers.get(survey) !== null;
  return left ? hear(after, survey, { kind: 'blankLeft', next: after.heard?.what ?? null }) : after;
}
