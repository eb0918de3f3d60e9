import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '../../../shared/result.ts';
import { longestFreeText } from './text.ts';
import type { RawAnswer } from '../../answer.ts';
import { checkAnswer } from '../../check-answer.ts';
import { lengthOf } from './text.ts';

const checkFree = (longest: number, raw: RawAnswer) => checkAnswer({ kind: 'free', longest }, raw);
const text = (raw: string) => right({ kind: 'free', text: raw });

describe('a free answer', () => {
  it('contains no control characters, and only single spaces between words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '\t', '\u0000', '\u00a0', '🙂') }),
        (raw) => {
          const checked = checkFree(longestFreeText, raw);
          if (isLeft(checked) || checked.right.kind !== 'free') return;
          expect(checked.right.text).toMatch(/^[aé🙂]+(?: [aé🙂]+)*$/u);
          expect(lengthOf(checked.right.text)).toBeLessThanOrEqual(120);
        },
      ),
    );
  });

  it('counts characters as people do: an accented letter is one, however it is written', () => {
    expect(checkFree(3, 'pae\u0301')).toEqual(text('paé'));
    expect(checkFree(longestFreeText, '🙂'.repeat(120))).toEqual(text('🙂'.repeat(120)));
    expect(checkFree(longestFreeText, 'x'.repeat(121))).toEqual(left({ kind: 'tooLong', most: 120 }));
  });

  it('must be a text that is not empty', () => {
    expect(checkFree(longestFreeText, '  más\n sombra ')).toEqual(text('más sombra'));
    expect([' ', '\u0000'].map((raw) => checkFree(longestFreeText, raw))).toEqual([
      left({ kind: 'emptyAnswer' }),
      left({ kind: 'emptyAnswer' }),
    ]);
    expect([7, ['x'], {}].map((raw) => checkFree(longestFreeText, raw))).toEqual(
      [7, 7, 7].map(() => left({ kind: 'otherShape' })),
    );
  });
});
