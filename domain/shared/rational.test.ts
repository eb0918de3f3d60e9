import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRationals, decimalsOf, floatOf, fractionString, rational } from './rational.ts';

const positive = fc.bigInt({ min: 1n, max: 10n ** 60n });

describe('an exact fraction', () => {
  it('is compared without rounding', () => {
    const third = rational(1, 3);
    expect(compareRationals(third, rational(2, 6))).toBe(0);
    expect(compareRationals(third, rational(10n ** 40n + 1n, 3n * 10n ** 40n))).toBe(-1);
    expect(compareRationals(rational(1), third)).toBe(1);
  });

  it('becomes the number next to it, however long its terms are', () => {
    fc.assert(
      fc.property(positive, positive, (numerator, denominator) => {
        const near = floatOf({ numerator, denominator });
        const scaled = (numerator * 10n ** 80n) / denominator;
        expect(Math.abs(near - Number(scaled) / 1e80)).toBeLessThanOrEqual(near * 1e-14);
      }),
    );
    expect(floatOf(rational(0, 7))).toBe(0);
    expect(floatOf(rational(1, 4))).toBe(0.25);
    expect(floatOf(rational(10n ** 60n, 1))).toBe(1e60);
  });

  it('is written with as many decimals as asked for, rounded half up', () => {
    expect(decimalsOf(rational(2, 3), 4)).toBe('0.6667');
    expect(decimalsOf(rational(1, 8), 2)).toBe('0.13');
    expect(decimalsOf(rational(5, 2), 0)).toBe('3');
    expect(decimalsOf(rational(12, 1), 2)).toBe('12.00');
  });

  it('is written in lowest terms', () => {
    expect(fractionString(rational(98, 220))).toBe('49/110');
    expect(fractionString(rational(12, 4))).toBe('3');
    expect(fractionString(rational(0, 7))).toBe('0');
  });
});
