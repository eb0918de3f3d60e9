import type { AnswerId, SurveyId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { ChangeAnswer } from '../../draft/change-answer.ts';
import { announce, answered, chosenIn, type DraftBallot } from '../../draft/draft-ballot.ts';

/** `options`, `yesNo`, `likeDislike`: this answer, or none; withdrawing one is announced. */
export function chooseOne(draft: DraftBallot, survey: SurveyId, id: AnswerId | null): DraftBallot {
  const next = answered(draft, survey, id ?? []);
  const before = chosenIn(draft, survey) as readonly AnswerId[];
  return id === null && before.length > 0
    ? announce(next, survey, { kind: 'cleared', answers: before })
    : next;
}

export interface OneAnswering {
  /** One answer of `options`, `yesNo` or `likeDislike`, or none. */
  choose(survey: Survey, id: AnswerId | null): void;
}

export const oneAnswering = (change: ChangeAnswer): OneAnswering => ({
  choose: (survey, id) => change(survey, (draft) => chooseOne(draft, survey.id, id)),
});
