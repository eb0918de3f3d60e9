import { describe, expect, it } from 'vitest';
import { windowAround } from './window.ts';

describe('the items around a break', () => {
  const places = [3, 0, 2, 1];
  const ranks = [4, 9, 7, 1];

  it('weigh more the earlier they come, but never as much as one unit of worth', () => {
    const window = windowAround(2, 1, places, ranks);
    expect([0, 1, 2, 3].filter(window.holds)).toEqual([1, 2]);
    expect([window.partOf(1), window.partOf(2)]).toEqual([2n, 1n]);
    expect(window.wide(5n)).toBe(40n);
    for (const part of [-3n, 0n, 3n]) expect(window.worthIn(window.wide(5n) + part)).toBe(5n);
  });

  it('are all included and weigh nothing if no order is asked for', () => {
    const window = windowAround(2, 1, places, null);
    expect([0, 1, 2, 3].filter(window.holds)).toEqual([0, 1, 2, 3]);
    expect([window.partOf(1), window.wide(5n), window.worthIn(5n)]).toEqual([0n, 5n, 5n]);
  });
});
