import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, daysBetween } from '../shared/calendar-day.ts';
import { phaseGaps, phasesFrom, weeksOf, withMovedEnd } from './phase-plan.ts';

const day = (text: string) => text as CalendarDay;
const phase = (start: string, end: string) => ({ start: day(start), end: day(end) });
const anyPhase = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 200 }))
  .map(([from, long]) => {
    const start = addDays(day('2026-01-01'), from);
    return { start, end: addDays(start, long) };
  });

describe('the plan of the phases', () => {
  it('has the days between two phases that follow each other, and those that both have', () => {
    const phases = [
      phase('2026-09-01', '2026-09-30'),
      phase('2026-10-01', '2026-11-06'),
      phase('2027-01-04', '2027-12-31'),
      phase('2026-11-05', '2026-12-31'),
    ];
    expect(phaseGaps(phases)).toEqual([
      { after: 1, before: 3, days: -2 },
      { after: 3, before: 2, days: 3 },
    ]);
    expect(phaseGaps([])).toEqual([]);
  });

  it('has the weeks from the first day to the last one, Monday by Monday', () => {
    expect(weeksOf([phase('2026-11-18', '2026-11-22')])).toEqual(['2026-11-16']);
    expect(weeksOf([phase('2026-11-18', '2026-11-23'), phase('2026-11-15', '2026-11-15')])).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
    expect(weeksOf([phase('1969-12-31', '1969-12-31')])).toEqual(['1969-12-29']);
    expect(weeksOf([])).toEqual([]);
    // A phase that ends before it begins is a fault of the document, not of the plan.
    expect(weeksOf([phase('2026-11-30', '2026-11-02')])).toEqual(['2026-11-30']);
  });

  it('begins its first week before every phase, and ends its last one after all', () => {
    fc.assert(
      fc.property(fc.array(anyPhase, { minLength: 1, maxLength: 5 }), (phases) => {
        const weeks = weeksOf(phases);
        for (const { start, end } of phases) {
          expect(daysBetween(weeks[0] ?? start, start)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(weeks.at(-1) ?? end, end)).toBeLessThan(7);
        }
      }),
    );
  });

  it('moves one end of a phase, no further than the other one', () => {
    const voting = phase('2026-11-09', '2026-11-27');
    expect(withMovedEnd(voting, 'end', 7)).toEqual(phase('2026-11-09', '2026-12-04'));
    expect(withMovedEnd(voting, 'start', -1)).toEqual(phase('2026-11-08', '2026-11-27'));
    expect(withMovedEnd(voting, 'start', 40)).toEqual(phase('2026-11-27', '2026-11-27'));
    expect(withMovedEnd(voting, 'end', -40)).toEqual(phase('2026-11-09', '2026-11-09'));
  });

  it('is taken over from an earlier process a year later, or several, on the same days of the week', () => {
    const earlier = [phase('2025-09-01', '2025-09-30'), phase('2025-11-10', '2025-11-28')];
    expect(phasesFrom(earlier, day('2026-06-01'))).toEqual([
      phase('2026-08-31', '2026-09-29'),
      phase('2026-11-09', '2026-11-27'),
    ]);
    expect(phasesFrom(earlier, day('2026-09-15'))[0]).toEqual(phase('2027-08-30', '2027-09-28'));
    expect(phasesFrom(earlier, day('2025-01-01'))[0]?.start).toBe('2026-08-31');
    expect(phasesFrom([], day('2025-01-01'))).toEqual([]);
  });
});
