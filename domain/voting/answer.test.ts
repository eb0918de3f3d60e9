import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { countedKinds, questionsOf } from '#fixtures/arbitraries/question.ts';
import { isLeft, right } from '../shared/result.ts';
import { isUnanswered } from './answer.ts';
import { rawAnswer } from './check-answer.ts';
import { checkAnswer } from './check-answer.ts';

describe.each(countedKinds)('an answer of the kind %s', (kind) => {
  it('is accepted where it fits', () => {
    fc.assert(
      fc.property(
        questionsOf(kind).chain(({ question, valid }) => fc.tuple(fc.constant(question), valid)),
        ([question, raw]) => {
          const checked = checkAnswer(question, raw);
          expect([raw, checked]).toEqual([raw, right(expect.objectContaining({ kind }))]);
        },
      ),
    );
  });

  it('is written in one canonical form, which reads back as the same answer', () => {
    fc.assert(
      fc.property(
        questionsOf(kind).chain(({ question, any }) => fc.tuple(fc.constant(question), any)),
        ([question, raw]) => {
          const checked = checkAnswer(question, raw);
          if (isLeft(checked)) return;
          const spelt = rawAnswer(checked.right);
          expect(checkAnswer(question, spelt)).toEqual(checked);
          expect(checkAnswer(question, JSON.parse(JSON.stringify(spelt)))).toEqual(checked);
        },
      ),
      examples(1000),
    );
  });

  it('is refused where an empty answer was answered', () => {
    fc.assert(
      fc.property(
        questionsOf(kind).chain(({ question, any }) => fc.tuple(fc.constant(question), any)),
        ([question, raw]) => {
          expect(isUnanswered(raw) && !isLeft(checkAnswer(question, raw))).toBe(false);
        },
      ),
    );
  });
});

describe('nothing', () => {
  it('is no text, spaces, an empty list or an empty object; a number or a blank vote is not empty', () => {
    expect([undefined, '', ' \n', [], {}].map(isUnanswered)).toEqual([true, true, true, true, true]);
    expect(['a', ['a'], { a: 0 }, 0, null].map(isUnanswered)).toEqual([false, false, false, false, false]);
  });
});
