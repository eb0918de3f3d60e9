import * as t from 'io-ts';
import type { QuestionOf } from '#domain/voting/kinds/question-kinds.ts';
import type { RatingRange } from '#domain/voting/kinds/shared/stars.ts';
import { orNull } from '../../decode.ts';
import { answersField, answersIn } from './over-answers.ts';
import type { QuestionCodec } from './question-codec.ts';

const rangeField = { ratingRange: orNull(t.tuple([t.number, t.number])) };
const fieldsOfAnswers = { ...answersField, ...rangeField };

/** One to five stars if the survey gives no range, or none of at most eleven numbers of stars. */
function rangeOf(range: readonly [number, number] | null | undefined): RatingRange {
  const [min, max] = range ?? [1, 5];
  const usable = Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min < max && max - min <= 10;
  return usable ? { min, max } : { min: 1, max: 5 };
}

/** Stars for the whole question. */
export const rating: QuestionCodec<typeof rangeField, QuestionOf<'rating'>> = {
  fields: rangeField,
  read: ({ ratingRange }) => ({ kind: 'rating', range: rangeOf(ratingRange) }),
};

/** Stars for each answer. */
export const ratingAnswers: QuestionCodec<typeof fieldsOfAnswers, QuestionOf<'ratingAnswers'>> = {
  fields: fieldsOfAnswers,
  read: (wire) => ({ kind: 'ratingAnswers', answers: answersIn(wire), range: rangeOf(wire.ratingRange) }),
};
