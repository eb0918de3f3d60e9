import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '../voting/survey.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { sharesOf } from './shares.ts';
import { type Tally, tally } from './tally.ts';

const options: Question = { kind: 'options', answers: ['a', 'b', 'c'].map((id) => anOption(id)) };
const counted = (question: Question, answers: Parameters<typeof tally>[1]): Tally => {
  const found = tally(question, answers);
  if (found === null) throw new Error('unknown');
  return found;
};
const valuesOf = (found: Tally) => Object.fromEntries(sharesOf(found)?.values ?? []);

describe('the shares of a result whose counts are hidden', () => {
  it('are whole percents of the ballots, rounded half up, and 0 without ballots', () => {
    expect(valuesOf(counted(options, ['a', 'a', 'b']))).toEqual({ a: 67, b: 33, c: 0 });
    expect(valuesOf(counted(options, ['a', 'b', 'c', 'c', 'c', 'c', 'c', 'c']))).toEqual({
      a: 13,
      b: 13,
      c: 75,
    });
    expect(valuesOf(counted(options, []))).toEqual({ a: 0, b: 0, c: 0 });
  });

  it('are tenths of stars where stars were given: by star in a rating with its average, by answer in rated answers', () => {
    const rating: Question = { kind: 'rating', range: { min: 1, max: 5 } };
    const rated = sharesOf(counted(rating, [4, 5, 5]));
    expect([Object.fromEntries(rated?.values ?? []), rated?.average]).toEqual([
      { 1: 0, 2: 0, 3: 0, 4: 33, 5: 67 },
      47,
    ]);
    expect(sharesOf(counted(rating, []))?.average).toBeNull();
    const answers: Question = {
      kind: 'ratingAnswers',
      answers: ['a', 'b'].map((id) => anOption(id)),
      range: { min: 1, max: 5 },
    };
    expect(valuesOf(counted(answers, [{ a: 4 }, { a: 5 }]))).toEqual({ a: 45, b: 0 });
    expect(sharesOf(counted(answers, []))?.average).toBeNull();
  });

  it('are shares of all points in a ranking', () => {
    const ranking: Question = { kind: 'ranked', answers: ['a', 'b'].map((id) => anOption(id)), maxScore: 2 };
    expect(
      valuesOf(
        counted(ranking, [
          ['a', 'b'],
          ['a', 'b'],
        ]),
      ),
    ).toEqual({ a: 67, b: 33 });
  });

  it('do not exist for free texts, of which one is shown for each ballot, nor for likes, which are only a number', () => {
    expect(sharesOf(counted({ kind: 'likes' }, ['like']))).toBeNull();
    expect(sharesOf(counted({ kind: 'free', longest: 120 }, ['más árboles']))).toBeNull();
  });

  it('are the same for a vote of the same proportions, however many took part', () => {
    const votes = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(votes, fc.integer({ min: 2, max: 9 }), (cast, times) => {
        const more = Array.from({ length: times }, () => cast).flat();
        expect(valuesOf(counted(options, more))).toEqual(valuesOf(counted(options, cast)));
      }),
    );
  });
});
