import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medianWait } from './waiting-time.ts';

describe('how long voters wait', () => {
  it('is told by the one in the middle, in tenths of a second', () => {
    expect([medianWait([120, 80, 400]), medianWait([100]), medianWait([101]), medianWait([])]).toEqual([
      2, 1, 2, 0,
    ]);
  });

  it('is the same in any order, and one that waits very long changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: 3, maxLength: 25 }), (waits) => {
        const told = medianWait(waits);
        expect(medianWait(waits.toReversed())).toBe(told);
        const longest = Math.max(...waits);
        expect(medianWait(waits.map((one) => (one === longest ? 10 * one : one)))).toBeLessThanOrEqual(
          waits.filter((one) => one === longest).length * 2 > waits.length
            ? Infinity
            : Math.ceil(longest / 100),
        );
      }),
    );
  });
});
