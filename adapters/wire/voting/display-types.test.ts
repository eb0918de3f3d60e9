import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { questionKinds } from '#domain/voting/kinds/question-kinds.ts';
import { displayTypes } from './kinds/question-codecs.ts';
import { readSurvey } from './survey.ts';

const answers = ['a', 'b', 'c'].map((id) => ({ _id: id, text: id }));
function questionOf(fields: Record<string, unknown>) {
  const read = readSurvey({ _id: 's', title: 'S', answers, ...fields }, 'Europe/Madrid');
  if (isLeft(read)) throw new Error(read.left.where);
  return read.right.question;
}

describe('a display type', () => {
  it('is known for each type of question, and read as that type', () => {
    expect(displayTypes).toEqual(Object.keys(questionKinds));
    expect(displayTypes.map((displayType) => questionOf({ displayType }).kind)).toEqual(displayTypes);
  });

  it.each(['yesNo', 'likeDislike', 'limitedSliders'])('%s requires its answers', (displayType) => {
    expect(questionOf({ displayType })).toMatchObject({ kind: displayType, answers: [{ id: 'a' }, {}, {}] });
  });

  it.each([
    ['sortable', 'sortable'],
    ['ranked', 'ranked'],
    ['rankedChoice', 'ranked'],
  ])('%s gives points to as many positions as it says, to all if it does not say', (displayType, kind) => {
    expect(questionOf({ displayType, maxScore: 2 })).toMatchObject({ kind, maxScore: 2 });
    expect(questionOf({ displayType })).toMatchObject({ maxScore: 3 });
    expect(questionOf({ displayType, maxScore: 9 })).toMatchObject({ maxScore: 3 });
    expect(questionOf({ displayType, maxScore: 0 })).toMatchObject({ maxScore: 1 });
  });

  it.each(['rating', 'ratingAnswers'])(
    '%s has the stars of its range, one to five if that is invalid',
    (displayType) => {
      expect(questionOf({ displayType, ratingRange: [0, 10] })).toMatchObject({ range: { min: 0, max: 10 } });
      for (const ratingRange of [null, [3, 3], [0.5, 2], [1, 50], [-2, 2]]) {
        expect(questionOf({ displayType, ratingRange })).toMatchObject({ range: { min: 1, max: 5 } });
      }
    },
  );

  it('free accepts texts of 120 characters, and likes only a like', () => {
    expect(questionOf({ displayType: 'free' })).toEqual({ kind: 'free', longest: 120 });
    expect(questionOf({ displayType: 'likes' })).toEqual({ kind: 'likes' });
  });

  it('limitedSliders keeps the limits of an answer in tenths, within the scale', () => {
    const limits = [{ ...answers[0], min: 1.5, max: 4 }, { ...answers[1], min: -1, max: 12 }, answers[2]];
    expect(questionOf({ displayType: 'limitedSliders', answers: limits })).toMatchObject({
      answers: [
        { least: 15, most: 40 },
        { least: 0, most: 100 },
        { least: null, most: null },
      ],
    });
  });
});
