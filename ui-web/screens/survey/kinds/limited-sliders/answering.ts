import type { AnswerId, SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { setSlider, stepSlider } from '#domain/voting/kinds/limited-sliders/sliders.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { ChangeAnswer } from '../../draft/change-answer.ts';
import { answered, type DraftBallot, refuseChoice } from '../../draft/draft-ballot.ts';
import type { QuestionOf } from '../question-of.ts';
import { tenthsIn } from './tenths.ts';

/** `limitedSliders`: gives an answer a percentage; a slider that is refused does not move and says why. */
export function slide(
  draft: DraftBallot,
  survey: SurveyId,
  { answers }: QuestionOf<'limitedSliders'>,
  answer: AnswerId,
  percent: number,
  set: typeof setSlider = setSlider,
): DraftBallot {
  const option = answers.find(({ id }) => id === answer);
  if (option === undefined) return draft;
  const given = set(option, tenthsIn(draft.answers.get(survey), answers), percent);
  if (isLeft(given))
    return refuseChoice(draft, survey, { kind: 'slider', answer, why: given.left }, given.left);
  // In the order of the question, so that an answer has one canonical form.
  const scale = answers.flatMap(({ id }) => {
    const tenths = given.right.get(id);
    return tenths === undefined ? [] : [[id, tenths / 10] as const];
  });
  return answered(draft, survey, Object.fromEntries(scale));
}

export interface SlidersAnswering {
  /** Whole percents for an answer of `limitedSliders`; of a question of another kind nothing changes. */
  slide(survey: Survey, id: AnswerId, percent: number): void;
  /** The same by a key: it goes as far as it may. */
  stepSlider(survey: Survey, id: AnswerId, percent: number): void;
}

export function slidersAnswering(change: ChangeAnswer): SlidersAnswering {
  const by =
    (set: typeof setSlider): SlidersAnswering['slide'] =>
    (survey, id, percent) => {
      const { question } = survey;
      if (question.kind === 'limitedSliders')
        change(survey, (draft) => slide(draft, survey.id, question, id, percent, set));
    };
  return { slide: by(setSlider), stepSlider: by(stepSlider) };
}
