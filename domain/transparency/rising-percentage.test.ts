import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentageMet } from './percentage.ts';
import { risingPercentage, stepInterval, stepsTo } from './rising-percentage.ts';

const valueOf = ({ units, decimals }: { units: number; decimals: number }) => units / 10 ** decimals;
const target = percentageMet({ met: 63, total: 80 });

describe('counting up to a percentage', () => {
  it('goes in steps of 0,2 and ends at the percentage itself', () => {
    expect([0, 1, 31, 393, 394, 999].map((step) => valueOf(risingPercentage(target, step)))).toEqual([
      0, 0.2, 6.2, 78.6, 78.75, 78.75,
    ]);
    expect(stepsTo(target)).toBe(394);
  });

  it('never goes back, never beyond, and shows four digits all the way', () => {
    const counts = fc
      .integer({ min: 1, max: 400 })
      .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(counts, ([met, total]) => {
        const end = percentageMet({ met, total });
        const shown = Array.from({ length: stepsTo(end) + 1 }, (_, step) => risingPercentage(end, step));
        const values = shown.map(valueOf);
        expect(values.toSorted((a, b) => a - b)).toEqual(values);
        expect(values.at(-1)).toBe(valueOf(end));
        for (const { units } of shown.slice(1)) expect(String(units)).toMatch(/^\d{4}$/u);
      }),
    );
  });

  it('takes two seconds, whatever the percentage', () => {
    expect(stepInterval(target) * stepsTo(target)).toBeCloseTo(2000);
    expect(stepInterval(percentageMet({ met: 0, total: 80 }))).toBe(2000);
    expect(valueOf(risingPercentage(target, -3))).toBe(0);
  });
});
