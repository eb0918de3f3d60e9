import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldAmount } from '#fixtures/arbitraries/delivery.ts';
import { cents } from '../shared/money.ts';
import { deliveryMoney } from './delivery-money.ts';

const told = (budget: number | null, spent: number | null, committed: number | null) => ({
  budget: budget === null ? null : cents(budget),
  spent: spent === null ? null : cents(spent),
  committed: committed === null ? null : cents(committed),
});

describe('the money of a project', () => {
  it('adds up to its budget, to the cent, whatever is spent', () => {
    fc.assert(
      fc.property(toldAmount, toldAmount, toldAmount, toldAmount, (budget, spent, committed, amount) => {
        const money = deliveryMoney({ budget, spent, committed }, amount);
        expect(money.budget).toBe(budget ?? amount);
        expect(money.committed ?? 0).toBeGreaterThanOrEqual(Math.max(spent ?? 0, committed ?? 0));
        expect(money.over === 0 || money.free === 0).toBe(true);
        if (money.free !== null) expect((money.committed ?? 0) + money.free - money.over).toBe(money.budget);
      }),
    );
  });

  it('says what is left of the amount that was voted', () => {
    expect(deliveryMoney(told(null, 4000, 6000), cents(10_000))).toEqual({
      budget: 10_000,
      spent: 4000,
      committed: 6000,
      free: 4000,
      over: 0,
    });
  });

  it('says by how much a project is over, counted from its own budget', () => {
    expect(deliveryMoney(told(12_000, 4000, 12_550), cents(10_000))).toMatchObject({
      budget: 12_000,
      free: 0,
      over: 550,
    });
  });

  it('counts what is paid as committed, even if the contracts are given lower or not at all', () => {
    expect(deliveryMoney(told(null, 4000, 1000), cents(10_000))).toMatchObject({
      committed: 4000,
      free: 6000,
    });
    expect(deliveryMoney(told(null, 4000, null), cents(10_000))).toMatchObject({ committed: 4000 });
    expect(deliveryMoney(told(null, null, 1000), cents(10_000))).toMatchObject({
      spent: null,
      committed: 1000,
      free: 9000,
    });
  });

  it('gives no figure that was not given', () => {
    const nothing = { spent: null, committed: null, free: null, over: 0 };
    expect(deliveryMoney(told(null, null, null), null)).toEqual({ budget: null, ...nothing });
    expect(deliveryMoney(told(null, null, null), cents(5))).toEqual({ budget: 5, ...nothing });
    expect(deliveryMoney(told(null, 7, null), null)).toMatchObject({ free: null, over: 0, committed: 7 });
  });
});
