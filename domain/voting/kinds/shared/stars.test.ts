import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { isLeft, left, right } from '../../../shared/result.ts';
import type { AnswerOption } from '../../answer-option.ts';
import type { RawAnswer } from '../../answer.ts';
import { checkAnswer } from '../../check-answer.ts';
import { type RatingRange, readRange } from './stars.ts';

const range = { min: 1, max: 5 };
const checkRating = (stars: RatingRange, raw: RawAnswer) =>
  checkAnswer({ kind: 'rating', range: stars }, raw);
const checkRatingAnswers = (asked: readonly AnswerOption[], stars: RatingRange, raw: RawAnswer) =>
  checkAnswer({ kind: 'ratingAnswers', answers: asked, range: stars }, raw);
const answers = [anOption('a'), anOption('b')];
const outOfRange = (id: string | null) => left({ kind: 'outOfRange', id, ...range });

describe('a range of stars', () => {
  it.each([
    [0, 10, { min: 0, max: 10 }],
    [1, 5, { min: 1, max: 5 }],
    [3, 4, { min: 3, max: 4 }],
    [10, 20, { min: 10, max: 20 }],
    [0, 11, null],
    [0, 20, null],
    [5, 5, null],
    [5, 1, null],
    [-1, 4, null],
    [0.5, 4, null],
    [1, 4.5, null],
    ['1', 5, null],
    [1, undefined, null],
  ])('from %s to %s is %j', (min, max, range) => {
    expect(readRange(min, max)).toEqual(range);
  });
});

describe('a rating', () => {
  it('is a whole number of stars within the range', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double()), (stars) => {
        expect(!isLeft(checkRating(range, stars))).toBe([1, 2, 3, 4, 5].includes(stars));
      }),
    );
  });

  it('of a survey is one number', () => {
    expect(checkRating(range, 4)).toEqual(right({ kind: 'rating', stars: 4 }));
    expect(checkRating(range, 6)).toEqual(outOfRange(null));
    expect(checkRating(range, '4')).toEqual(left({ kind: 'otherShape' }));
  });

  it('of zero stars is written as 0, also if it is sent as −0', () => {
    const fromNone = { min: 0, max: 5 };
    expect(checkRating(fromNone, -0)).toEqual(right({ kind: 'rating', stars: 0 }));
    expect(checkRatingAnswers(answers, fromNone, { a: -0 })).toEqual(
      right({ kind: 'ratingAnswers', stars: new Map([['a', 0]]) }),
    );
  });

  it('of several answers has one number each, and an answer may be left without stars', () => {
    expect(checkRatingAnswers(answers, range, { b: 2 })).toEqual(
      right({ kind: 'ratingAnswers', stars: new Map([['b', 2]]) }),
    );
    expect(checkRatingAnswers(answers, range, { b: 2, a: 5 })).toEqual(
      right({
        kind: 'ratingAnswers',
        stars: new Map([
          ['a', 5],
          ['b', 2],
        ]),
      }),
    );
    expect(checkRatingAnswers(answers, range, { a: 5, b: 0 })).toEqual(outOfRange('b'));
    expect(checkRatingAnswers(answers, range, {})).toEqual(left({ kind: 'emptyAnswer' }));
    expect(checkRatingAnswers(answers, range, ['a'])).toEqual(left({ kind: 'otherShape' }));
    expect(checkRatingAnswers(answers, range, { z: 1 })).toEqual(left({ kind: 'unknownAnswer', id: 'z' }));
  });
});
