import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { dayFactsOf, weekNumber } from './day-facts.ts';
import { hoursOn, type OpeningHours, type OpeningRule } from './opening.ts';

const day = (text: string) => text as CalendarDay;
const nine = { from: 540, to: 840 };
const rule = (more: Partial<OpeningRule> = {}): OpeningRule => ({
  weekdays: [1, 2, 3, 4, 5],
  weeks: { kind: 'each' },
  firstDay: null,
  lastDay: null,
  hours: [nine],
  ...more,
});
const opening = (more: Partial<OpeningHours> = {}): OpeningHours => ({
  rules: [rule()],
  exceptions: [],
  onHolidays: false,
  ...more,
});
const constitution = day('2026-12-08');
const hours = (one: OpeningHours, text: string) =>
  hoursOn(
    one,
    dayFactsOf(day(text), (other) => other === constitution),
    weekNumber,
  );
/** Which days of the four weeks from 30 November 2026 are open. */
const openDays = (one: OpeningHours) =>
  Array.from({ length: 28 }, (_, n) => addDays(day('2026-11-30'), n))
    .filter((text) => hours(one, text).length > 0)
    .map((text) => text.slice(5));

describe('the hours of a day', () => {
  it('are those of the rules that name its weekday, and none on a holiday', () => {
    expect(hours(opening(), '2026-12-07')).toEqual([nine]);
    expect(hours(opening(), '2026-12-08')).toEqual([]);
    expect(hours(opening({ onHolidays: true }), '2026-12-08')).toEqual([nine]);
    expect(hours(opening(), '2026-12-06')).toEqual([]);
  });

  it('of several rules are those of all', () => {
    const late = { from: 960, to: 1140 };
    const two = opening({ rules: [rule(), rule({ weekdays: [4], hours: [late] })] });
    expect(hours(two, '2026-12-03')).toEqual([nine, late]);
    expect(hours(two, '2026-12-04')).toEqual([nine]);
  });

  it.each([
    ['every second week', { kind: 'every', weeks: 2, from: day('2026-12-10') } as const, ['12-10', '12-24']],
    [
      'every third week, counted from a later one',
      { kind: 'every', weeks: 3, from: day('2027-01-07') } as const,
      ['12-17'],
    ],
    ['on the first and third of a month', { kind: 'nth', places: [1, 3] } as const, ['12-03', '12-17']],
    ['on the last of a month', { kind: 'nth', places: [-1] } as const, []],
  ])('hold %s', (_, weeks, days) => {
    expect(openDays(opening({ rules: [rule({ weekdays: [4], weeks })] }))).toEqual(days);
  });

  it('hold on the last Monday of a month, whether the fourth or the fifth', () => {
    const last = opening({ rules: [rule({ weekdays: [1], weeks: { kind: 'nth', places: [-1] } })] });
    expect(
      ['2026-11-23', '2026-11-30', '2026-12-28', '2027-02-22'].map((one) => hours(last, one).length),
    ).toEqual([0, 1, 1, 1]);
  });

  it('hold from their first day to their last one', () => {
    const season = rule({ firstDay: day('2026-12-02'), lastDay: day('2026-12-04') });
    expect(openDays(opening({ rules: [season] }))).toEqual(['12-02', '12-03', '12-04']);
  });

  it('of an exception replace those of rules and holidays, and the last exception counts', () => {
    const one = { firstDay: day('2026-12-07'), lastDay: day('2026-12-13'), hours: [{ from: 600, to: 660 }] };
    const two = { firstDay: day('2026-12-10'), lastDay: day('2026-12-10'), hours: [] };
    const both = opening({ exceptions: [one, two] });
    expect(hours(both, '2026-12-08')).toEqual(one.hours);
    expect(hours(both, '2026-12-13')).toEqual(one.hours);
    expect(hours(both, '2026-12-10')).toEqual([]);
    expect(hours(both, '2026-12-14')).toEqual([nine]);
  });
});
