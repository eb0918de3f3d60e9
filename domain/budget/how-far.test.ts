import { describe, expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { eachCounted, type HowFar, spentOf, unreported } from './how-far.ts';
import { purseWith } from './purse.ts';

describe('the share of the money that is spent', () => {
  it.each([
    [100, 25, 0.75],
    [100, 100, 0],
    [100, -5, 1],
    [0, 0, 1],
  ])('of %i, of which %i remain, is %f', (before, now, share) => {
    expect(spentOf(purseWith(cents(before)), purseWith(cents(now)))).toBe(share);
  });
});

describe('work that is counted', () => {
  it('does the same, and says each time how often it was done', () => {
    const heard: HowFar[] = [];
    const twice = eachCounted(
      'orders',
      (far) => heard.push(far),
      (n: number) => 2 * n,
    );
    expect([twice(4), twice(7)]).toEqual([8, 14]);
    expect(heard).toEqual([1, 2].map((count) => ({ kind: 'orders', count, spent: null })));
    expect(eachCounted('orders', unreported, () => 'done')()).toBe('done');
  });
});
