import type { AnswerId } from '../../../shared/ids.ts';
import type { AnswerOption } from '../../answer-option.ts';
import type { PlacesRule, QuestionKind } from '../question-kind.ts';
import { numbersReader } from '../shared/numbers-reader.ts';
import { answerIds, overAnswers, type OverAnswers } from '../shared/over-answers.ts';
import { isStar, type RatingRange, starsIn } from '../shared/stars.ts';

/** Answers, each of which may be given stars. */
export interface RatingAnswersQuestion extends OverAnswers {
  readonly kind: 'ratingAnswers';
  readonly range: RatingRange;
}

/** Stars by answer; an answer may be left without stars. */
export interface RatingAnswersAnswer {
  readonly kind: 'ratingAnswers';
  readonly stars: ReadonlyMap<AnswerId, number>;
}

/** A whole number of stars within the survey's range for each named answer (specification 2, section 4). */
const ruleOf =
  ({ answers, range }: RatingAnswersQuestion): PlacesRule =>
  (places, numbers, length) => {
    for (let at = 0; at < length; at += 1) {
      if (isStar(numbers[at] as number, range)) continue;
      return { kind: 'outOfRange', id: (answers[places[at] as number] as AnswerOption).id, ...range };
    }
    return length === 0 ? { kind: 'emptyAnswer' } : null;
  };

/** `ratingAnswers`: stars for each answer. */
export const ratingAnswers: QuestionKind<RatingAnswersQuestion, RatingAnswersAnswer> = {
  ...overAnswers,
  shape: 'numbers',
  figures: { rows: 'answers', sum: 'stars', spread: 'stars' },
  scale: ({ range }) => ({ maxScore: null, width: starsIn(range), least: range.min }),
  rule: ruleOf,
  reader: (question) => numbersReader(answerIds(question), ruleOf(question)),
  answer: ({ answers }, { places, numbers }) => ({
    kind: 'ratingAnswers',
    stars: new Map(places.map((place, at) => [(answers[place] as AnswerOption).id, numbers[at] as number])),
  }),
  raw: ({ stars }) => Object.fromEntries(stars),
};
