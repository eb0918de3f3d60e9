import type { AnswerId, SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { toggleAnswer } from '#domain/voting/kinds/options-multiple/toggle-answer.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { ChangeAnswer } from '../../draft/change-answer.ts';
import { announce, answered, chosenIn, type DraftBallot, refuseChoice } from '../../draft/draft-ballot.ts';
import type { QuestionOf } from '../question-of.ts';

/**
 * `optionsMultiple`: ticks or unticks, and announces how many are chosen; at the limit the answer does not change and
 * the draft records the refusal.
 */
export function toggleOption(
  draft: DraftBallot,
  survey: SurveyId,
  question: QuestionOf<'optionsMultiple'>,
  id: AnswerId,
): DraftBallot {
  const toggled = toggleAnswer(question.answers, question.most, chosenIn(draft, survey) as AnswerId[], id);
  if (isLeft(toggled)) return refuseChoice(draft, survey, toggled.left, toggled.left);
  const { chosen, cleared } = toggled.right;
  const next = answered(draft, survey, chosen);
  const { most } = question;
  return announce(
    next,
    survey,
    cleared.length > 0 ? { kind: 'cleared', answers: cleared } : { kind: 'ticked', n: chosen.length, most },
  );
}

export interface SeveralAnswering {
  /** Ticks or unticks an answer of `optionsMultiple`; of a question of another kind nothing changes. */
  toggle(survey: Survey, id: AnswerId): void;
}

export const severalAnswering = (change: ChangeAnswer): SeveralAnswering => ({
  toggle: (survey, id) => {
    const { question } = survey;
    if (question.kind === 'optionsMultiple')
      change(survey, (draft) => toggleOption(draft, survey.id, question, id));
  },
});
