import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { holidaysOf } from './holidays.ts';
import {
  type CalendarSettings,
  isWorkingDay,
  usualCalendar,
  type Weekday,
  workingCalendar,
  workingDayAfter,
  workingDayFrom,
  workingDaysLeft,
} from './working-days.ts';

const day = (text: string) => text as CalendarDay;
const vilanova: CalendarSettings = {
  region: 'ES-VC',
  rest: [6, 7],
  holidays: [day('2026-09-08'), day('2026-09-12')],
};
const calendar = workingCalendar(vilanova);

const days = fc.integer({ min: -200, max: 2500 }).map((n) => addDays(day('2024-12-01'), n));
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const settings: fc.Arbitrary<CalendarSettings> = fc.record({
  region: fc.constantFrom(null, 'ES-VC' as const),
  rest: fc.subarray([...weekdays], { maxLength: 6 }),
  holidays: fc.array(days, { maxLength: 8 }),
});

/** The same as the rules say it, one day after the other. */
const naive = ({ region, rest, holidays }: CalendarSettings) => {
  const works = (one: CalendarDay) => {
    const weekday = new Date(`${one}T00:00:00Z`).getUTCDay();
    const isHoliday = [...holidaysOf(region, Number(one.slice(0, 4))), ...holidays].includes(one);
    return !isHoliday && !rest.some((resting) => resting % 7 === weekday);
  };
  const count = (after: CalendarDay, to: CalendarDay): number =>
    after >= to ? 0 : Number(works(addDays(after, 1))) + count(addDays(after, 1), to);
  return { works, count };
};

describe('a working day', () => {
  it.each([
    ['2026-11-23', true, 'a Monday'],
    ['2026-11-28', false, 'a Saturday'],
    ['2026-12-08', false, 'a national holiday'],
    ['2026-10-09', false, 'a holiday of the region'],
    ['2026-09-08', false, 'a holiday of the town'],
    ['2025-09-08', true, 'that holiday in another year'],
    ['1969-12-31', true, 'a Wednesday before 1970'],
  ])('%s: %s, %s', (one, works) => {
    expect(isWorkingDay(calendar, day(one))).toBe(works);
  });

  it('is any from Monday to Friday but the national holidays, if the town says nothing', () => {
    const usual = workingCalendar(usualCalendar);
    expect([day('2026-10-09'), day('2026-10-12')].map((one) => isWorkingDay(usual, one))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a term of working days', () => {
  it.each([
    ['2026-12-04', 1, '2026-12-07'],
    ['2026-12-04', 2, '2026-12-09'],
    ['2026-12-05', 1, '2026-12-07'],
    ['2026-11-13', 5, '2026-11-20'],
    ['2026-12-30', 5, '2027-01-08'],
    ['2026-12-08', 0, '2026-12-09'],
    ['2026-12-09', 0, '2026-12-09'],
  ])('that begins on %s and has %i days ends on %s', (from, length, end) => {
    expect(workingDayAfter(calendar, day(from), length)).toBe(end);
  });

  it('ends on a working day, with as many working days after its first day as it has', () => {
    fc.assert(
      fc.property(settings, days, fc.integer({ min: 1, max: 60 }), (one, from, length) => {
        const { works, count } = naive(one);
        const end = workingDayAfter(workingCalendar(one), from, length);
        expect(works(end)).toBe(true);
        expect(count(from, end)).toBe(length);
      }),
      { numRuns: 200 },
    );
  });

  it('that would end on a holiday ends on the next working day', () => {
    fc.assert(
      fc.property(settings, days, (one, end) => {
        const moved = workingDayFrom(workingCalendar(one), end);
        const { works, count } = naive(one);
        expect(works(moved)).toBe(true);
        expect(moved === end || (!works(end) && count(end, moved) === 1)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the working days left', () => {
  it.each([
    ['2026-12-04', '2026-12-09', 2],
    ['2026-12-09', '2026-12-09', 0],
    ['2026-12-10', '2026-12-09', -1],
    ['2026-12-15', '2026-12-09', -4],
    ['2026-11-28', '2026-11-27', -1],
    ['2026-11-30', '2026-11-27', -1],
  ])('on %s until %s are %i', (today, due, left) => {
    expect(workingDaysLeft(calendar, day(today), day(due))).toBe(left);
  });

  it('are those that a walk over the days counts, and below zero as soon as the term has ended', () => {
    fc.assert(
      fc.property(settings, days, fc.integer({ min: -500, max: 500 }), (one, today, distance) => {
        const due = addDays(today, distance);
        const { count } = naive(one);
        const expected = distance >= 0 ? count(today, due) : -Math.max(1, count(due, today));
        expect(workingDaysLeft(workingCalendar(one), today, due)).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });
});
