import type { AnswerId } from '#domain/shared/ids.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { RatingRange } from '#domain/voting/kinds/shared/stars.ts';
import type { Star } from '#ui-web/components/star-rating/star-rating.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import { type OptionView, optionView } from '../options/view.ts';
import { numbersIn } from '../../draft/draft-ballot.ts';

export interface StarsView {
  /** Of the radios. */
  readonly name: string;
  /** What is rated: an answer, or null for the survey itself. */
  readonly rated: { readonly answer: AnswerId; readonly option: OptionView } | null;
  readonly stars: readonly Star[];
  readonly value: number | null;
  readonly shown: string | null;
  /** Words of the way to take the stars back, where there is one. */
  readonly blank: string | null;
  /** Whether that way was taken: a blank vote gives no stars either, and is another thing. */
  readonly unanswered: boolean;
}

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** "3 estrellas". */
export const starsText = (stars: number, { t }: Pick<Speech, 't'>): string =>
  t('survey:stars.count', { count: stars });

const starsOf = ({ min, max }: RatingRange, speech: Speech): readonly Star[] =>
  Array.from({ length: max - min + 1 }, (_, at) => ({ value: min + at, label: starsText(min + at, speech) }));

const shownOf = (value: number | null, { max }: RatingRange, { t }: Speech) =>
  value === null ? null : t('survey:stars.of', { n: value, max });

export function ratingView(
  { survey, raw }: QuestionState,
  { range }: Of<'rating'>,
  speech: Speech,
): StarsView {
  const value = typeof raw === 'number' ? raw : null;
  return {
    name: `stars-${survey.id}`,
    rated: null,
    stars: starsOf(range, speech),
    value,
    shown: shownOf(value, range, speech),
    blank: survey.required ? null : speech.t('survey:options.blank'),
    unanswered: raw === undefined,
  };
}

/** One group of stars an answer; each may be left without, even where the question must be answered. */
export function ratingAnswersView(
  { survey, raw }: QuestionState,
  { answers, range }: Of<'ratingAnswers'>,
  speech: Speech,
): readonly StarsView[] {
  const given = numbersIn(raw);
  const stars = starsOf(range, speech);
  return answers.map((answer) => {
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
}
