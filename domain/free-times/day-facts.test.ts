import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDays } from '#fixtures/arbitraries/free-times.ts';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { dayFactsOf, holidaysOfTown, weekNumber } from './day-facts.ts';

const day = (text: string) => text as CalendarDay;

describe('what opening rules ask of a day', () => {
  it.each([
    ['2026-11-27', { weekday: 5, nth: 4, isLast: true }],
    ['2026-11-30', { weekday: 1, nth: 5, isLast: true }],
    ['2026-12-01', { weekday: 2, nth: 1, isLast: false }],
    ['2028-02-29', { weekday: 2, nth: 5, isLast: true }],
    ['1969-12-28', { weekday: 7, nth: 4, isLast: true }],
  ])('%s', (text, facts) => {
    expect(dayFactsOf(day(text), () => false)).toMatchObject({ day: text, isHoliday: false, ...facts });
  });

  it('agrees with a walk over its month', () => {
    fc.assert(
      fc.property(someDays, (one) => {
        const { weekday, nth, isLast, week } = dayFactsOf(one, () => true);
        expect(weekday % 7).toBe(new Date(`${one}T00:00:00Z`).getUTCDay());
        const month = Array.from({ length: 31 }, (_, n) => addDays(day(`${one.slice(0, 7)}-01`), n)).filter(
          (other) => other.slice(0, 7) === one.slice(0, 7),
        );
        const same = month.filter((other) => dayFactsOf(other, () => false).weekday === weekday);
        expect(same[nth - 1]).toBe(one);
        expect(isLast).toBe(same.at(-1) === one);
        expect(weekNumber(addDays(one, 1 - weekday))).toBe(week);
        expect(weekNumber(addDays(one, 8 - weekday))).toBe(week + 1);
      }),
    );
  });
});

it('the holidays of a town are those of the land, of the region and its own, on Sundays too', () => {
  const isHoliday = holidaysOfTown({ region: 'ES-VC', holidays: [day('2026-09-06')] });
  expect(
    ['2026-10-12', '2026-10-09', '2026-09-06', '2026-09-08', '2027-10-12'].map((one) => isHoliday(day(one))),
  ).toEqual([true, true, true, false, true]);
  expect(holidaysOfTown({ region: null, holidays: [] })(day('2026-10-09'))).toBe(false);
});
