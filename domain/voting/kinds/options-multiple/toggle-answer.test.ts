import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { answerId, type AnswerId } from '../../../shared/ids.ts';
import { isLeft, left, right } from '../../../shared/result.ts';
import type { AnswerOption } from '../../answer-option.ts';
import type { RawAnswer } from '../../answer.ts';
import { checkAnswer } from '../../check-answer.ts';
import { toggleAnswer } from './toggle-answer.ts';

const answers = [anOption('a'), anOption('b'), anOption('c'), anOption('none', { reset: true })];
const checkOptionsMultiple = (asked: readonly AnswerOption[], most: number, raw: RawAnswer) =>
  checkAnswer({ kind: 'optionsMultiple', answers: asked, most }, raw);
const ids = (...names: string[]) => names.map(answerId);

describe('choosing several answers', () => {
  it('gives a valid answer after any ticking and unticking', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'none')),
        fc.integer({ min: 1, max: 4 }),
        (ticks, most) => {
          let chosen: readonly AnswerId[] = [];
          for (const tick of ticks) {
            const toggled = toggleAnswer(answers, most, chosen, answerId(tick));
            if (!isLeft(toggled)) ({ chosen } = toggled.right);
          }
          const checked = checkOptionsMultiple(answers, most, chosen);
          expect(checked).toEqual(
            chosen.length === 0 ? left({ kind: 'emptyAnswer' }) : right({ kind: 'optionsMultiple', chosen }),
          );
        },
      ),
    );
  });

  it('says how many may be chosen', () => {
    expect(toggleAnswer(answers, 2, ids('a', 'b'), answerId('c'))).toEqual(
      left({ kind: 'tooMany', most: 2 }),
    );
    expect(checkOptionsMultiple(answers, 2, ['a', 'b', 'c'])).toEqual(left({ kind: 'tooMany', most: 2 }));
  });

  it('removes a chosen answer that is ticked again', () => {
    expect(toggleAnswer(answers, 2, ids('a', 'b'), answerId('a'))).toEqual(
      right({ chosen: ids('b'), cleared: [] }),
    );
  });

  it('keeps the others, in the order of the survey, and clears none of them', () => {
    expect(toggleAnswer(answers, 3, ids('c', 'b'), answerId('a'))).toEqual(
      right({ chosen: ids('a', 'b', 'c'), cleared: [] }),
    );
  });

  it('clears the others for a reset answer, and the reset answer for the others', () => {
    expect(toggleAnswer(answers, 2, ids('a', 'b'), answerId('none'))).toEqual(
      right({ chosen: ids('none'), cleared: ids('a', 'b') }),
    );
    expect(toggleAnswer(answers, 2, ids('none'), answerId('b'))).toEqual(
      right({ chosen: ids('b'), cleared: ids('none') }),
    );
  });

  it('refuses a reset answer beside others, unknown answers and repetition', () => {
    expect(checkOptionsMultiple(answers, 3, ['a', 'none'])).toEqual(left({ kind: 'resetWithOthers' }));
    expect(checkOptionsMultiple(answers, 3, ['z'])).toEqual(left({ kind: 'unknownAnswer', id: 'z' }));
    expect(checkOptionsMultiple(answers, 3, ['a', 'a'])).toEqual(left({ kind: 'chosenTwice', id: 'a' }));
  });
});
