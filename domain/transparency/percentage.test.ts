import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentageMet } from './percentage.ts';

const written = (met: number, total: number) => {
  const { units, decimals } = percentageMet({ met, total });
  return (units / 10 ** decimals).toFixed(decimals);
};

describe('the percentage of points met', () => {
  it.each([
    [63, 80, '78.75'],
    [58, 80, '72.50'],
    [80, 80, '100.0'],
    [5, 80, '6.250'],
    [1, 3, '33.33'],
    [2, 3, '66.67'],
    [99_999, 100_000, '100.0'],
    [1, 300, '0.3333'],
    [0, 80, '0.000'],
    [0, 0, '0.000'],
  ])('of %i of %i is %s', (met, total, expected) => {
    expect(written(met, total)).toBe(expected);
  });

  it('has four significant digits and is the nearest such number', () => {
    const counts = fc
      .integer({ min: 1, max: 5000 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(counts, ([met, total]) => {
        const { units, decimals } = percentageMet({ met, total });
        expect(units).toBeGreaterThanOrEqual(1000);
        expect(units).toBeLessThan(10_000);
        expect(Math.abs(units * total - met * 100 * 10 ** decimals) * 2).toBeLessThanOrEqual(total);
      }),
    );
  });
});
