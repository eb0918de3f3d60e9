import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitSpan, nextCommentFrom } from './comment-limit.ts';

const minute = 60_000;

describe('how often one person may comment', () => {
  it('does not depend on the order of the times, and waiting as long as it says is enough', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1440 * minute), { maxLength: 40 }), (times) => {
        const from = nextCommentFrom(times, 1440 * minute);
        expect(nextCommentFrom(times.toReversed(), 1440 * minute)).toBe(from);
        if (from !== null) expect(nextCommentFrom(times, from)).toBeNull();
      }),
    );
  });

  it('is five times in ten minutes: the sixth waits until the first is ten minutes old', () => {
    expect(nextCommentFrom([], 0)).toBeNull();
    expect(nextCommentFrom([1, 2, 3, 4], 5)).toBeNull();
    expect(nextCommentFrom([1, 2, 3, 4, 5], 5)).toBe(1 + 10 * minute);
    expect(nextCommentFrom([1, 2, 3, 4, 5], 1 + 10 * minute)).toBeNull();
  });

  it('is thirty times in a day', () => {
    const times = Array.from({ length: 30 }, (_, n) => n * 20 * minute);
    expect(nextCommentFrom(times, 610 * minute)).toBe(1440 * minute);
    expect(nextCommentFrom(times, 1440 * minute)).toBeNull();
    expect(limitSpan).toBe(1440 * minute);
  });

  it('waits for the later of the two limits', () => {
    const times = Array.from({ length: 30 }, (_, n) => n);
    expect(nextCommentFrom(times, 30)).toBe(1440 * minute);
  });
});
