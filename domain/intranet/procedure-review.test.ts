import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { monthsLater, reviewDue, reviewState } from './procedure-review.ts';

const day = (text: string) => text as CalendarDay;

describe('the review of a procedure', () => {
  it('is due so many months after it was last looked at', () => {
    expect(reviewDue({ reviewed: day('2025-11-06'), months: 12 }, null)).toBe('2026-11-06');
    expect(reviewDue({ reviewed: day('2025-11-06'), months: 12 }, day('2026-11-18'))).toBe('2027-11-18');
    expect(reviewDue({ reviewed: day('2026-11-20'), months: 6 }, day('2026-11-18'))).toBe('2027-05-20');
    expect(reviewDue({ reviewed: null, months: 6 }, day('2026-11-18'))).toBe('2027-05-18');
  });

  it('has no day without a term or a first review', () => {
    expect(reviewDue({ reviewed: null, months: 6 }, null)).toBeNull();
    expect(reviewDue({ reviewed: day('2025-11-06'), months: null }, null)).toBeNull();
  });

  it('is on the last day of a month that is shorter', () => {
    expect(monthsLater(day('2026-08-31'), 6)).toBe('2027-02-28');
    expect(monthsLater(day('2027-08-31'), 6)).toBe('2028-02-29');
    expect(monthsLater(day('2026-12-31'), 1)).toBe('2027-01-31');
  });

  it('is over, soon, later or never', () => {
    const today = day('2026-11-18');
    expect(reviewState(day('2026-11-06'), today)).toEqual({ kind: 'over', days: 12 });
    expect(reviewState(today, today)).toEqual({ kind: 'soon', days: 0 });
    expect(reviewState(day('2026-12-02'), today)).toEqual({ kind: 'soon', days: 14 });
    expect(reviewState(day('2026-12-03'), today)).toEqual({ kind: 'later' });
    expect(reviewState(null, today)).toEqual({ kind: 'never' });
  });

  it('is later for more months, whatever the day', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(60), (days, months) => {
        const from = addDays(day('2000-01-01'), days);
        expect(monthsLater(from, months + 1) > monthsLater(from, months)).toBe(true);
        expect(monthsLater(from, 0)).toBe(from);
      }),
    );
  });
});
