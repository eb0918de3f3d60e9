import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastTogether, mixedInto } from './mix-boxes.ts';

const mix = (...papers: readonly number[]) =>
  [...mixedInto(papers.map((one, n) => ({ id: String(n), papers: one }))).values()].map((into) =>
    into === null ? null : Number(into),
  );

describe('boxes with few ballots', () => {
  it('are mixed into the next one, and the last ones into the one before', () => {
    expect(mix(3, 40)).toEqual([1, null]);
    expect(mix(40, 3)).toEqual([null, 0]);
    expect(mix(25, 24, 1, 60)).toEqual([null, 2, null, null]);
    expect(mix(24, 40, 24, 0)).toEqual([1, null, 1, 1]);
    expect(mix(10, 10, 10)).toEqual([2, 2, null]);
  });

  it('are one if all together are few', () => {
    expect(mix(3, 4, 5)).toEqual([2, 2, null]);
    expect(mix(0)).toEqual([null]);
    expect(mix()).toEqual([]);
  });

  it('never leave fewer than 25 together, unless there are no more, and lose or repeat no ballot', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 20 }), (papers) => {
        const boxes = papers.map((one, n) => ({ id: `b${n}`, papers: one }));
        const into = mixedInto(boxes);
        expect([...into.keys()].toSorted()).toEqual(boxes.map(({ id }) => id).toSorted());
        const together = new Map<string, number>();
        for (const { id, papers: own } of boxes) {
          const target = into.get(id) ?? id;
          // A box that others are mixed into stays where it is.
          expect(into.get(target)).toBeNull();
          together.set(target, (together.get(target) ?? 0) + own);
        }
        const all = papers.reduce((a, b) => a + b, 0);
        expect([...together.values()].reduce((a, b) => a + b, 0)).toBe(all);
        if (all < leastTogether) expect(together.size).toBe(1);
        else for (const count of together.values()) expect(count).toBeGreaterThanOrEqual(leastTogether);
      }),
    );
  });

  it('leave a box with 25 or more as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 25, max: 90 }), { minLength: 1 }), (papers) => {
        expect(mix(...papers)).toEqual(papers.map(() => null));
      }),
    );
  });
});
