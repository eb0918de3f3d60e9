import type { Speech } from '#ui-web/speech.ts';
import { numbersIn } from '../../draft/draft-ballot.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import { optionView } from '../answers/option-view.ts';
import type { QuestionOf } from '../question-of.ts';
import { shownOf, starsOf, type StarsView } from '../stars/stars-view.ts';

export interface RatingAnswersView {
  readonly kind: 'ratingAnswers';
  readonly rated: readonly StarsView[];
}

/** One group of stars for each answer; each may be left without stars, even if the question must be answered. */
export function ratingAnswersView(
  { survey, raw }: QuestionState,
  { answers, range }: QuestionOf<'ratingAnswers'>,
  speech: Speech,
): RatingAnswersView {
  const given = numbersIn(raw);
  const stars = starsOf(range, speech);
  const rated = answers.map((answer) => {
    const value = given[answer.id] ?? null;
    return {
      name: `stars-${survey.id}-${answer.id}`,
      rated: { answer: answer.id, option: optionView(answer, false, speech) },
      stars,
      value,
      shown: shownOf(value, range, speech),
      blank: speech.t('survey:options.blank'),
      unanswered: value === null && raw !== null,
    };
  });
  return { kind: 'ratingAnswers', rated };
}
