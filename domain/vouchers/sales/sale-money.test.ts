import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanced } from '../../scarcity/ledger.ts';
import { cents } from '../../shared/money.ts';
import { saleMoney } from './sale-money.ts';

const of = { face: cents(1000), price: cents(1001), uses: 3 };
const amounts = (entries: ReturnType<typeof saleMoney>) =>
  Object.fromEntries(entries.map(({ account, amount }) => [account, amount]));

describe('the money of a sale', () => {
  it('owes the shop the face; the holder has paid a part, and the council pays the rest', () => {
    expect(amounts(saleMoney('forn', [{ of, used: 0, uses: 1 }]))).toEqual({
      'shop/forn': -1000,
      holders: 333,
      council: 667,
    });
    // The last use takes what cannot be divided.
    expect(amounts(saleMoney('forn', [{ of, used: 2, uses: 1 }]))).toEqual({
      'shop/forn': -1000,
      holders: 335,
      council: 665,
    });
  });

  it('of a given voucher is all the council’s', () =>
    expect(amounts(saleMoney('forn', [{ of: { ...of, price: cents(0) }, used: 0, uses: 2 }]))).toEqual({
      'shop/forn': -2000,
      council: 2000,
    }));

  it('sums to 0, and all that a holder paid is spent when all uses are, in whatever order some are taken back', () => {
    const type = fc.record({
      face: fc.integer({ min: 1, max: 10_000 }).map(cents),
      price: fc.integer({ min: 0, max: 10_000 }).map(cents),
      uses: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(type, fc.array(fc.integer({ min: -4, max: 4 })), (one, moves) => {
        let [used, paid, owed] = [0, 0, 0];
        for (const uses of [...moves, one.uses * 2]) {
          const taken = Math.min(one.uses, Math.max(0, used + uses)) - used;
          const entries = saleMoney('s', [{ of: one, used, uses: taken }]);
          expect(isBalanced(entries)).toBe(true);
          paid += amounts(entries)['holders'] ?? 0;
          owed -= amounts(entries)['shop/s'] ?? 0;
          used += taken;
          expect(paid).toBeGreaterThanOrEqual(0);
        }
        expect([paid, owed]).toEqual([one.price, one.face * one.uses]);
      }),
    );
  });
});
