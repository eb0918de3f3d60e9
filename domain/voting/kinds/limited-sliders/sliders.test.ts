import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { type AnswerId, answerId } from '../../../shared/ids.ts';
import { isLeft, left, right } from '../../../shared/result.ts';
import type { AnswerOption } from '../../answer-option.ts';
import type { RawAnswer } from '../../answer.ts';
import { checkAnswer } from '../../check-answer.ts';
import { setSlider, stepSlider, sumOfSliders } from './sliders.ts';

const free = ['a', 'b', 'c'].map((id) => anOption(id));
const limited = anOption('limited', { least: 10, most: 40 });
const checkSliders = (answers: readonly AnswerOption[], raw: RawAnswer) =>
  checkAnswer({ kind: 'limitedSliders', answers }, raw);
const given = (tenths: Record<string, number>) =>
  new Map(Object.entries(tenths).map(([id, value]) => [answerId(id), value] as const));

describe('sliders', () => {
  it('never exceed 100 % together, whatever is set, and can always be lowered', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.integer({ min: -5, max: 120 }))), (moves) => {
        let tenths: ReadonlyMap<AnswerId, number> = new Map();
        for (const [which, to] of moves) {
          const option = free[which];
          if (!option) continue;
          const before = tenths.get(option.id) ?? 0;
          const set = setSlider(option, tenths, to);
          if (to <= before) expect(isLeft(set)).toBe(false);
          if (!isLeft(set)) tenths = set.right;
          expect(sumOfSliders(tenths)).toBeLessThanOrEqual(100);
        }
        const raw = Object.fromEntries([...tenths].map(([id, value]) => [id, value / 10]));
        expect(isLeft(checkSliders(free, raw))).toBe(tenths.size === 0);
      }),
    );
  });

  it('say how much is left where a change is refused', () => {
    const [a] = free;
    if (!a) throw new Error('a slider');
    expect(setSlider(a, given({ b: 70 }), 40)).toEqual(left({ kind: 'overTotal', left: 30 }));
    expect(setSlider(a, given({ b: 70 }), 30)).toEqual(right(given({ b: 70, a: 30 })));
    expect(setSlider(a, given({ a: 20, b: 70 }), 30)).toEqual(right(given({ a: 30, b: 70 })));
    expect(setSlider(a, given({ a: 20, b: 70 }), 31)).toEqual(left({ kind: 'overTotal', left: 30 }));
  });

  it('keep each answer within its own limits unless it is lowered', () => {
    expect(setSlider(limited, given({}), 5)).toEqual(left({ kind: 'outOfRange', min: 10, max: 40 }));
    expect(setSlider(limited, given({}), 41)).toEqual(left({ kind: 'outOfRange', min: 10, max: 40 }));
    expect(setSlider(limited, given({}), 10)).toEqual(right(given({ limited: 10 })));
    expect(setSlider(limited, given({}), 40)).toEqual(right(given({ limited: 40 })));
    expect(setSlider(limited, given({ limited: 5 }), 5)).toEqual(right(given({ limited: 5 })));
    expect(setSlider(limited, given({ limited: 20 }), 5)).toEqual(right(given({ limited: 5 })));
    expect(setSlider(limited, given({ limited: 20 }), 0)).toEqual(right(given({})));
  });

  it('go by a key as far as they may', () => {
    const [a] = free;
    if (!a) throw new Error('a slider');
    // The first step up reaches the least that the answer may be given, the step below it gives nothing.
    expect(stepSlider(limited, given({}), 1)).toEqual(right(given({ limited: 10 })));
    expect(stepSlider(limited, given({ limited: 10 }), 9)).toEqual(right(given({})));
    expect(stepSlider(limited, given({ limited: 20 }), 19)).toEqual(right(given({ limited: 19 })));
    // End gives what is left, or the most that the answer may be given.
    expect(stepSlider(a, given({ b: 70 }), 100)).toEqual(right(given({ b: 70, a: 30 })));
    expect(stepSlider(limited, given({ b: 30 }), 100)).toEqual(right(given({ b: 30, limited: 40 })));
    expect(stepSlider(a, given({ a: 28, b: 70 }), 38)).toEqual(right(given({ a: 30, b: 70 })));
    expect(stepSlider(a, given({ a: 30 }), 0)).toEqual(right(given({})));
    // What cannot be raised at all says why.
    expect(stepSlider(a, given({ a: 30, b: 70 }), 31)).toEqual(left({ kind: 'overTotal', left: 30 }));
    expect(stepSlider(limited, given({ b: 95 }), 1)).toEqual(left({ kind: 'overTotal', left: 5 }));
    expect(stepSlider(limited, given({ limited: 40 }), 41)).toEqual(
      left({ kind: 'outOfRange', min: 10, max: 40 }),
    );
  });

  it('are at a valid answer after any steps of keys', () => {
    const all = [...free, limited];
    const steps = fc.array(fc.tuple(fc.nat(3), fc.constantFrom(-100, -10, -1, 1, 10, 100)));
    fc.assert(
      fc.property(steps, (moves) => {
        let tenths: ReadonlyMap<AnswerId, number> = new Map();
        for (const [which, by] of moves) {
          const option = all[which] ?? limited;
          const set = stepSlider(option, tenths, Math.max(0, (tenths.get(option.id) ?? 0) + by));
          if (!isLeft(set)) tenths = set.right;
        }
        const raw = Object.fromEntries([...tenths].map(([id, value]) => [id, value / 10]));
        expect(isLeft(checkSliders(all, raw))).toBe(tenths.size === 0);
      }),
    );
  });

  it('are answered in steps of a tenth, and at least one is above zero', () => {
    expect(checkSliders(free, { a: 0.3, b: 9.7 })).toEqual(
      right({ kind: 'limitedSliders', tenths: given({ a: 3, b: 97 }) }),
    );
    expect(checkSliders(free, { a: 0, b: 1 })).toEqual(
      right({ kind: 'limitedSliders', tenths: given({ b: 10 }) }),
    );
    expect(checkSliders(free, { a: 0.25 })).toEqual(left({ kind: 'outOfRange', id: 'a', min: 0, max: 10 }));
    expect(checkSliders(free, { a: Number.NaN })).toEqual(
      left({ kind: 'outOfRange', id: 'a', min: 0, max: 10 }),
    );
    expect(checkSliders([limited, ...free], { limited: 0, a: 1 })).toMatchObject({ _tag: 'Right' });
    expect(checkSliders([limited], { limited: 1 })).toMatchObject({ _tag: 'Right' });
    expect(checkSliders([limited], { limited: 4 })).toMatchObject({ _tag: 'Right' });
    expect(checkSliders([limited], { limited: 4.1 })).toMatchObject({ _tag: 'Left' });
    expect(checkSliders([limited], { limited: 0.5 })).toEqual(
      left({ kind: 'outOfRange', id: 'limited', min: 1, max: 4 }),
    );
    expect(checkSliders(free, { a: 6, b: 4.1 })).toEqual(left({ kind: 'overTotal', tenths: 101 }));
    expect([checkSliders(free, {}), checkSliders(free, { a: 0 })]).toEqual([
      left({ kind: 'emptyAnswer' }),
      left({ kind: 'emptyAnswer' }),
    ]);
    expect(checkSliders(free, { z: 1 })).toEqual(left({ kind: 'unknownAnswer', id: 'z' }));
    expect(checkSliders(free, 'a')).toEqual(left({ kind: 'otherShape' }));
  });
});
