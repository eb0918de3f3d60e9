import type { Speech } from '#ui-web/speech.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import type { QuestionOf } from '../question-of.ts';
import { shownOf, starsOf, type StarsView } from '../stars/stars-view.ts';

export interface RatingView {
  readonly kind: 'rating';
  readonly stars: StarsView;
}

export function ratingView(
  { survey, raw }: QuestionState,
  { range }: QuestionOf<'rating'>,
  speech: Speech,
): RatingView {
  const value = typeof raw === 'number' ? raw : null;
  const stars = {
    name: `stars-${survey.id}`,
    rated: null,
    stars: starsOf(range, speech),
    value,
    shown: shownOf(value, range, speech),
    blank: survey.required ? null : speech.t('survey:options.blank'),
    unanswered: raw === undefined,
  };
  return { kind: 'rating', stars };
}
