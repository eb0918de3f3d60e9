import { describe, expect, it } from 'vitest';
import { inOrder, type Item, startOf } from './line.ts';

const itemsOf = (rows: readonly (readonly [cost: number, value: number])[]): readonly Item[] =>
  rows.map(([cost, value]) => ({ cost, worth: BigInt(value), value }));

/** Worth for cost: 2, 3, 1 and a half. */
const line = inOrder(
  itemsOf([
    [4, 8],
    [3, 9],
    [5, 5],
    [2, 1],
  ]),
);

describe('the line of the items', () => {
  it('goes by falling worth for cost, with the sums of the first of them', () => {
    expect(line.places).toEqual([1, 0, 2, 3]);
    expect(line.turnOf).toEqual([1, 0, 2, 3]);
    expect(line.rates).toEqual([3, 2, 1, 0.5]);
    expect(line.sums).toEqual([
      { cost: 0, worth: 0n, value: 0 },
      { cost: 3, worth: 9n, value: 9 },
      { cost: 7, worth: 17n, value: 17 },
      { cost: 12, worth: 22n, value: 22 },
      { cost: 14, worth: 23n, value: 23 },
    ]);
  });

  it('begins with what costs nothing, leaves out what is worth nothing, and keeps the order of the level', () => {
    const other = inOrder(
      itemsOf([
        [2, 2],
        [7, 0],
        [3, 3],
        [0, 1],
        [0, 0],
      ]),
    );
    expect(other.places).toEqual([3, 0, 2]);
    expect(other.turnOf).toEqual([1, Infinity, 2, 0, Infinity]);
    // What costs nothing makes no room for anything.
    expect(other.cheapestBefore).toEqual([Infinity, Infinity, 2, 2]);
    expect(other.cheapestAfter).toEqual([2, 2, 3, Infinity]);
  });

  it('says what the cheapest before and after each turn costs', () => {
    expect(line.cheapestBefore).toEqual([Infinity, 3, 3, 3, 2]);
    expect(line.cheapestAfter).toEqual([2, 2, 2, 2, Infinity]);
  });

  it('allows for the rounding of sums of values, and for little more', () => {
    expect(line.slack).toBeGreaterThan(23 * 2 ** -50);
    expect(line.slack).toBeLessThan(1e-9);
    expect(inOrder([]).slack).toBeGreaterThan(0);
  });
});

describe('the first guess', () => {
  const guessOf = (capacity: number, skipped: readonly number[] = []) => {
    const { guessed, ...start } = startOf(line, capacity, new Set(skipped));
    return { ...start, has: [0, 1, 2, 3].filter(guessed) };
  };

  it('has the first items until one does not fit', () => {
    expect(guessOf(2)).toEqual({ cost: 0, worth: 0n, value: 0, middle: 0, has: [] });
    expect(guessOf(7)).toEqual({ cost: 7, worth: 17n, value: 17, middle: 2, has: [0, 1] });
    expect(guessOf(11)).toEqual({ cost: 7, worth: 17n, value: 17, middle: 2, has: [0, 1] });
    expect(guessOf(100)).toEqual({ cost: 14, worth: 23n, value: 23, middle: 4, has: [0, 1, 2, 3] });
  });

  it('goes further by the money of what is left out before the break', () => {
    // Without the first turn there is room for 4 and not for 5 more, then for both, and without two turns for 5.
    expect(guessOf(8, [0])).toEqual({ cost: 4, worth: 8n, value: 8, middle: 2, has: [0] });
    expect(guessOf(9, [0])).toEqual({ cost: 9, worth: 13n, value: 13, middle: 3, has: [0, 2] });
    expect(guessOf(5, [1, 0])).toEqual({ cost: 5, worth: 5n, value: 5, middle: 3, has: [2] });
  });

  it('does not count what is left out behind the break', () => {
    expect(guessOf(7, [3])).toEqual({ cost: 7, worth: 17n, value: 17, middle: 2, has: [0, 1] });
    expect(guessOf(7, [2])).toEqual({ cost: 7, worth: 17n, value: 17, middle: 2, has: [0, 1] });
  });
});
