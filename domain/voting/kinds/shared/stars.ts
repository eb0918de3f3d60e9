import type { AnswerId } from '../../../shared/ids.ts';
import { type Either, left, right } from '../../../shared/result.ts';
import type { Answer, AnswerFault, GivenAnswer } from '../../answer.ts';
import type { AnswerOption } from '../../answer-option.ts';
import { numbersOf } from './numbers-reader.ts';

/** The lowest and the highest number of stars, both included. */
export interface RatingRange {
  readonly min: number;
  readonly max: number;
}

/** Whether it is a whole number of stars within the range. */
export const isStar = (stars: number, { min, max }: RatingRange) =>
  Number.isInteger(stars) && stars >= min && stars <= max;

/** `rating`: a whole number of stars within the survey's range (specification 2, section 4). */
export function checkRating(range: RatingRange, raw: GivenAnswer): Either<AnswerFault, Answer> {
  if (typeof raw !== 'number') return left({ kind: 'otherShape' });
  // Adding 0 turns −0 into 0.
  return isStar(raw, range)
    ? right({ kind: 'rating', stars: raw + 0 })
    : left({ kind: 'outOfRange', id: null, ...range });
}

/** `ratingAnswers`: stars for each answer; an answer may be left without stars. */
export function checkRatingAnswers(
  answers: readonly AnswerOption[],
  range: RatingRange,
  raw: GivenAnswer,
): Either<AnswerFault, Answer> {
  const stars = numbersOf<AnswerId>(
    answers.map(({ id }) => id),
    raw,
  );
  if (stars._tag === 'Left') return stars;
  for (const [id, given] of stars.right) {
    if (!isStar(given, range)) return left({ kind: 'outOfRange', id, ...range });
  }
  return stars.right.size === 0
    ? left({ kind: 'emptyAnswer' })
    : right({ kind: 'ratingAnswers', stars: stars.right });
}
