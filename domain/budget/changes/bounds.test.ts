import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastPassing, mostComputed, somePassing } from './bounds.ts';

/** Counts how often a test is computed. */
function counted(test: (number: number) => boolean) {
  const asked: number[] = [];
  return { asked, test: (number: number) => asked.push(number) > 0 && test(number) };
}

describe('the least number that passes', () => {
  it('is found as trying every number finds it, whatever the guesses', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.nat(300),
        fc.array(fc.integer({ min: -5, max: 400 }), { maxLength: 9 }),
        (last, border, guesses) => {
          const { asked, test } = counted((number) => number >= border);
          const naive = Array.from({ length: last }, (_, at) => at + 1).find((number) => number >= border);
          const found = leastPassing(test, last, guesses);
          expect(found).toEqual({ low: naive ?? last + 1, high: naive ?? null });
          expect(asked.length).toBeLessThanOrEqual(mostComputed);
          for (const number of asked) expect(number >= 1 && number <= last).toBe(true);
        },
      ),
    );
  });

  it('takes two computations if the guess is right', () => {
    const { asked, test } = counted((number) => number >= 70_000);
    expect(leastPassing(test, 10 ** 8, [70_000])).toEqual({ low: 70_000, high: 70_000 });
    expect(asked).toEqual([70_000, 69_999]);
  });

  it('ends with bounds that hold if the search would take too long', () => {
    const { asked, test } = counted((number) => number >= 123_456_789);
    const { low, high } = leastPassing(test, 10 ** 12, [1]);
    expect(asked).toHaveLength(mostComputed);
    expect(low).toBeLessThanOrEqual(123_456_789);
    expect(high).toBeGreaterThanOrEqual(123_456_789);
    expect(high).toBeGreaterThan(low);
  });
});

describe('a search with several guesses', () => {
  it('ends beside the two that enclose the least', () => {
    const guesses = Array.from({ length: 64 }, (_, at) => at * 100_000);
    const { asked, test } = counted((number) => number >= 300_001);
    expect(leastPassing(test, 10 ** 8, guesses)).toEqual({ low: 300_001, high: 300_001 });
    expect(asked.length).toBeLessThan(10);
  });
});

describe('some number that passes', () => {
  const cases: readonly (readonly [
    border: number,
    last: number,
    guess: number,
    low: number,
    high: number | null,
  ])[] = [
    [1, 100, 1, 1, 1],
    [6, 100, 9, 6, 6],
    [7, 100, 7, 7, 7],
    [20, 100, 18, 7, 36],
    [100, 100, 30, 7, 100],
    [101, 100, 30, 7, null],
    [9, 4, 30, 5, null],
    [1, 0, 30, 1, null],
    [3, 100, NaN, 3, 3],
    [3, 100, -8, 3, 3],
  ];
  it.each(cases)(
    'of those from %d on, up to %d, is found from the guess %d',
    (border, last, guess, low, high) => {
      expect(somePassing((number) => number >= border, last, guess)).toEqual({ low, high });
    },
  );

  it('is exact among the first six, also where greater numbers fail again', () => {
    expect(somePassing((number) => number === 5, 100, 40)).toEqual({ low: 5, high: 5 });
  });

  it('is asked of the last number too, within the most computations', () => {
    for (const most of [20, 9, 3]) {
      const { asked, test } = counted(() => false);
      expect(somePassing(test, 10 ** 9, 2, most).high).toBeNull();
      expect(asked.length).toBeLessThanOrEqual(most);
      expect(asked).toContain(10 ** 9);
    }
  });

  it('has the bounds that so few computations give', () => {
    const { asked, test } = counted((number) => number >= 50);
    expect(somePassing(test, 100, 50, 3)).toEqual({ low: 3, high: 50 });
    expect(asked).toEqual([50, 1, 2]);
    expect(somePassing(test, 100, 50, 0)).toEqual({ low: 1, high: null });
  });
});
