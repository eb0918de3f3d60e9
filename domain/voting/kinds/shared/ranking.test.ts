import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { left, right } from '../../../shared/result.ts';
import type { AnswerOption } from '../../answer-option.ts';
import type { RawAnswer } from '../../answer.ts';
import { checkAnswer } from '../../check-answer.ts';
import { move, pointsAt } from './ranking.ts';

const answers = ['a', 'b', 'c'].map((id) => anOption(id));
const checkSortable = (asked: readonly AnswerOption[], raw: RawAnswer) =>
  checkAnswer({ kind: 'sortable', answers: asked, maxScore: 3 }, raw);
const checkRanked = (asked: readonly AnswerOption[], maxScore: number, raw: RawAnswer) =>
  checkAnswer({ kind: 'ranked', answers: asked, maxScore }, raw);

describe('moving an entry', () => {
  it('puts it at the given position, within the list, and leaves the others in their order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(20), { minLength: 1 }),
        fc.nat(),
        fc.integer({ min: -3, max: 25 }),
        (order, pick, to) => {
          const entry = order[pick % order.length] ?? 0;
          const moved = move(order, entry, to);
          expect(moved.indexOf(entry)).toBe(Math.min(order.length - 1, Math.max(0, to)));
          expect(moved.filter((one) => one !== entry)).toEqual(order.filter((one) => one !== entry));
        },
      ),
    );
  });

  it('changes nothing for an entry that is not there', () => {
    expect(move(['a', 'b'], 'z', 0)).toEqual(['a', 'b']);
  });
});

describe('a ranking', () => {
  it('gives points that fall by one with each position, and none beyond the slots', () => {
    expect([0, 1, 2, 3, 9].map((position) => pointsAt(position, 3))).toEqual([3, 2, 1, 0, 0]);
  });

  it('of all answers needs each of them, in the voter’s order', () => {
    expect(checkSortable(answers, ['c', 'a', 'b'])).toEqual(
      right({ kind: 'sortable', order: ['c', 'a', 'b'] }),
    );
    expect(checkSortable(answers, ['c', 'a'])).toEqual(left({ kind: 'notAllRanked', missing: 1 }));
    expect(checkSortable(answers, [])).toEqual(left({ kind: 'emptyAnswer' }));
    expect(checkSortable(answers, ['a', 'a', 'b'])).toEqual(left({ kind: 'chosenTwice', id: 'a' }));
    expect(checkSortable(answers, { a: 1 })).toEqual(left({ kind: 'otherShape' }));
  });

  it('with slots accepts as many answers as there are slots', () => {
    expect(checkRanked(answers, 2, ['c', 'a'])).toEqual(right({ kind: 'ranked', order: ['c', 'a'] }));
    expect(checkRanked(answers, 2, ['b'])).toEqual(right({ kind: 'ranked', order: ['b'] }));
    expect(checkRanked(answers, 2, ['a', 'b', 'c'])).toEqual(left({ kind: 'tooMany', most: 2 }));
    expect(checkRanked(answers, 2, [])).toEqual(left({ kind: 'emptyAnswer' }));
    expect(checkRanked(answers, 2, ['z'])).toEqual(left({ kind: 'unknownAnswer', id: 'z' }));
  });
});
