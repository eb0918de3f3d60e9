import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, decimalString } from '#domain/shared/money.ts';
import { plainAmount, suggestedAmount } from './plain-amount.ts';

describe('an amount in a .pb file', () => {
  it('is read back as written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (whole) => {
        expect(plainAmount(decimalString(cents(whole)))).toEqual({
          amount: whole === 0 ? 0 : whole,
          rounded: false,
        });
      }),
    );
  });

  it('has a decimal point and no grouping', () => {
    expect(plainAmount('100000.0')).toEqual({ amount: 10_000_000, rounded: false });
    expect(plainAmount('1.234')).toEqual({ amount: 123, rounded: true });
    expect(plainAmount('0.995')).toEqual({ amount: 100, rounded: true });
    for (const text of ['56,200', '56.200,00', '1e6', '', 'diez', '99999999999999999'])
      expect(plainAmount(text)).toBeNull();
  });

  it('written otherwise is suggested as it should be', () => {
    expect(suggestedAmount('56,200.00')).toBe('56200.00');
    expect(suggestedAmount('56.200,00')).toBe('56200.00');
    expect(suggestedAmount('1e6')).toBe('1000000.00');
    expect(suggestedAmount('diez')).toBeNull();
  });
});
