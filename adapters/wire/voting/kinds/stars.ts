import * as t from 'io-ts';
import type { QuestionOf } from '#domain/voting/kinds/question-kinds.ts';
import { type RatingRange, readRange } from '#domain/voting/kinds/shared/stars.ts';
import { orNull } from '../../decode.ts';
import { answersField, answersIn } from './over-answers.ts';
import type { QuestionCodec } from './question-codec.ts';

const rangeField = { ratingRange: orNull(t.tuple([t.number, t.number])) };
const fieldsOfAnswers = { ...answersField, ...rangeField };

/** One to five stars if the survey gives no range, or one that `town load` refuses. */
const rangeOf = (range: readonly [number, number] | null | undefined): RatingRange =>
  readRange(range?.[0], range?.[1]) ?? { min: 1, max: 5 };

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
