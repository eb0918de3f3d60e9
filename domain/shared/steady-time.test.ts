import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterReading, erasableBy, erasesFrom, type SteadyTime } from './steady-time.ts';

const day = 86_400_000;
const start = 20_000 * day;
/** The run after these readings, in days from the start. */
const after = (...readings: readonly number[]): SteadyTime =>
  readings.reduce<SteadyTime | null>((seen, at) => afterReading(seen, start + at * day), null) as SteadyTime;
/** By when something may be erased after these readings, in days from the start. */
const erasable = (...readings: readonly number[]) => {
  const by = erasableBy(after(...readings));
  return by === null ? null : (by - start) / day;
};

describe('what is due', () => {
  it('is erased a week later, while the clock goes on', () => {
    expect(erasable(0)).toBeNull();
    expect(erasable(0, 3, 6)).toBeNull();
    expect(erasable(0, 3, 6, 7)).toBe(0);
    expect(erasable(0, 1, 2, 3, 4, 5, 6, 7, 8)).toBe(1);
    expect(erasesFrom(after(0, 3))).toBe(start + 7 * day);
  });

  it('waits a week after the clock leapt, went back, or both', () => {
    const week = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(erasable(...week, 507)).toBeNull();
    expect(erasable(...week, 507, 507.001)).toBeNull();
    expect(erasable(...week, 507, 7.001)).toBeNull();
    expect(erasable(...week, -3643, 7.001)).toBeNull();
    expect(after(...week, 507).beginning).toBe('leapt');
    expect(after(...week, 507, 7.001).beginning).toBe('wentBack');
    const monthOff = [...week, 37, 38, 39, 40, 41, 42, 43, 44];
    expect(erasable(...monthOff)).toBe(37);
    expect(after(...monthOff).beginning).toBe('leapt');
  });

  it('waits anew only if a pause is over three days, or a step back is over an hour', () => {
    const hour = 1 / 24;
    expect(after(0, 3)).toEqual({ since: start, until: start + 3 * day, beginning: 'first' });
    expect(after(0, 3.01).beginning).toBe('leapt');
    expect(after(1, 1 - hour)).toEqual({ since: start + day, until: start + day, beginning: 'first' });
    expect(after(1, 0.99 - hour).beginning).toBe('wentBack');
  });

  it('is never more for a clock that stands still', () => {
    expect(erasable(...Array.from({ length: 50 }, () => 0))).toBeNull();
    expect(erasable(0, 3, 6, 8, 8, 8, 8)).toBe(1);
  });

  it('waits where two processes see different times, and not where they are a minute apart', () => {
    const apart = (ahead: number) => Array.from({ length: 20 }, (_, n) => [n, n + 0.4 + ahead]).flat();
    expect(erasable(...apart(500))).toBeNull();
    expect(erasable(...apart(2))).toBeNull();
    const minute = 1 / 1440;
    const nearly = Array.from({ length: 20 }, (_, n) => [n + minute, n]).flat();
    expect(erasable(...nearly)).toBeCloseTo(12, 2);
  });

  it('is nothing that a clock days ahead for a moment makes due', () => {
    const steps = fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.double({ min: 0, max: 3, noNaN: true }), (times, ahead) => {
        const readings = times.reduce<number[]>((all, step) => [...all, (all.at(-1) ?? 0) + step], [0]);
        const now = readings.at(-1) ?? 0;
        const by = erasable(...readings, now + ahead);
        expect(by === null || by <= now).toBe(true);
      }),
    );
  });
});
