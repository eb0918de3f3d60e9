import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { percentBack, returnOf } from './cancel-terms.ts';
import { strikesAt } from './strikes.ts';

const [hour, day] = [3_600_000, 86_400_000];
const terms = [
  { hours: 0, percent: 50 },
  { hours: 24, percent: 100 },
];

describe('a reservation that is given back', () => {
  it('returns what its terms say, to the millisecond, and nothing once it has begun', () => {
    const start = 100 * hour;
    const percent = (at: number) => percentBack(terms, { start, at });
    expect([start - 24 * hour, start - 24 * hour + 1, start - 1, start].map(percent)).toEqual([
      100, 50, 50, 0,
    ]);
    expect(percentBack([{ hours: 24, percent: 100 }], { start, at: start - hour })).toBe(0);
    expect(percentBack([], { start, at: 0 })).toBe(0);
  });

  it('splits what was paid into a refund and what is kept, without a cent more or less, and never keeps the deposit', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(money, money, fc.integer({ min: 0, max: 100 }), (price, deposit, percent) => {
        const paid = { total: cents(price + deposit), deposit: cents(deposit) };
        const { refund, kept } = returnOf(paid, percent);
        expect(refund + kept).toBe(paid.total);
        expect(kept).toBeGreaterThanOrEqual(0);
        expect(refund).toBeGreaterThanOrEqual(deposit);
        expect(Math.abs(refund - deposit - (price * percent) / 100)).toBeLessThan(1);
        expect(returnOf(paid, 100).kept).toBe(0);
        expect(returnOf(paid, 0).refund).toBe(deposit);
      }),
    );
    expect(returnOf({ total: cents(801), deposit: cents(0) }, 50)).toEqual({ refund: 400, kept: 401 });
  });
});

describe('strikes', () => {
  const rule = { most: 3, withinDays: 60, blockedDays: 30 };
  const misses = [1, 5, 9].map((one) => one * day);

  it('count those who did not come, and the third one blocks for thirty days, to the millisecond', () => {
    expect(strikesAt(rule, misses, 8 * day)).toEqual({ count: 2, blockedUntil: null });
    expect(strikesAt(rule, misses, 9 * day - 1)).toEqual({ count: 2, blockedUntil: null });
    expect(strikesAt(rule, misses, 9 * day)).toEqual({ count: 0, blockedUntil: 39 * day });
    expect(strikesAt(rule, misses, 39 * day - 1)).toEqual({ count: 0, blockedUntil: 39 * day });
    expect(strikesAt(rule, misses, 39 * day)).toEqual({ count: 0, blockedUntil: null });
  });

  it('are spent with a block, and forgotten after sixty days', () => {
    expect(strikesAt(rule, [...misses, 40 * day], 41 * day)).toEqual({ count: 1, blockedUntil: null });
    expect(strikesAt(rule, [day, 5 * day, 61 * day], 61 * day)).toEqual({ count: 2, blockedUntil: null });
    expect(strikesAt(rule, [day], 61 * day)).toEqual({ count: 0, blockedUntil: null });
  });

  it('do not depend on the order in which they are read', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 })), fc.nat(120), (days, now) => {
        const missed = days.map((one) => one * day);
        expect(strikesAt(rule, missed.toReversed(), now * day)).toEqual(strikesAt(rule, missed, now * day));
      }),
    ));
});
