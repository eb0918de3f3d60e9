import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { progressOf } from './progress.ts';

const day = (text: string) => text as CalendarDay;

describe('how far a process has come', () => {
  it('is nothing before it, all of it at its end, and never goes back in between', () => {
    fc.assert(
      fc.property(fc.nat(900), fc.integer({ min: -50, max: 1000 }), (length, offset) => {
        const start = day('2026-01-01');
        const extent = { start, end: addDays(start, length) };
        const [now, next] = [offset, offset + 1].map((n) => progressOf(extent, addDays(start, n)));
        expect(now).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThanOrEqual(100);
        expect(next).toBeGreaterThanOrEqual(now ?? 101);
        expect(now === 100).toBe(offset >= length);
        if (offset < 0) expect(now).toBe(0);
      }),
    );
  });

  it('counts today as gone by', () => {
    const extent = { start: day('2026-11-01'), end: day('2026-11-10') };
    expect(progressOf(extent, day('2026-11-05'))).toBe(50);
    expect(progressOf(extent, day('2026-11-01'))).toBe(10);
    expect(progressOf(extent, day('2026-10-31'))).toBe(0);
    expect(progressOf(extent, day('2026-11-10'))).toBe(100);
  });
});
