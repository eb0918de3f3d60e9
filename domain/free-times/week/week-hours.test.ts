import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Weekday } from '../../working-days/working-days.ts';
import type { DayHours } from '../opening.ts';
import { isWholeClock, minutesAsTyped } from './typed-clock.ts';
import {
  daysOfWeek,
  hoursFaultOf,
  hoursOfWeekday,
  type WeekRule,
  withHoursOf,
  withHoursOn,
} from './week-hours.ts';

const weekday = fc.constantFrom(...daysOfWeek);
const hours: fc.Arbitrary<DayHours> = fc
  .tuple(fc.integer({ min: 16, max: 22 }), fc.integer({ min: 1, max: 6 }))
  .map(([from, long]) => ({ from: from * 30, to: (from + long) * 30 }));
const week: fc.Arbitrary<readonly WeekRule[]> = fc
  .array(fc.record({ weekdays: fc.uniqueArray(weekday, { minLength: 1 }), hours }), { maxLength: 6 })
  .map((rules) => rules.map((rule, at) => ({ ...rule, key: String(at + 1) })));

const keys = () => {
  let made = 0;
  return () => `n${(made += 1)}`;
};
const sorted = (list: readonly DayHours[]) =>
  list.toSorted((one, other) => one.from - other.from || one.to - other.to);
const nine = { from: 540, to: 840 };
const five: readonly Weekday[] = [1, 2, 3, 4, 5];

describe('the hours of a week', () => {
  it('change on one day only, whatever the rules were', () => {
    fc.assert(
      fc.property(week, weekday, fc.array(hours, { maxLength: 3 }), (rules, day, wanted) => {
        const after = withHoursOn(rules, day, wanted, keys());
        expect(hoursOfWeekday(after, day)).toEqual(sorted(wanted));
        for (const other of daysOfWeek.filter((one) => one !== day))
          expect(hoursOfWeekday(after, other)).toEqual(hoursOfWeekday(rules, other));
        expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
        expect(after.every(({ weekdays }) => weekdays.length > 0)).toBe(true);
      }),
    );
  });

  it('are the same rules if a day has the hours that it had', () => {
    fc.assert(
      fc.property(week, weekday, (rules, day) => {
        expect(withHoursOn(rules, day, hoursOfWeekday(rules, day), keys())).toEqual(rules);
      }),
    );
  });

  it('are those of another day on the days that they are copied to', () => {
    fc.assert(
      fc.property(week, weekday, fc.uniqueArray(weekday), (rules, from, to) => {
        const after = withHoursOf(rules, from, to, keys());
        for (const day of to) expect(hoursOfWeekday(after, day)).toEqual(hoursOfWeekday(rules, from));
      }),
    );
  });

  it('of a Friday that ends earlier are a rule of their own, and one rule again if it ends as before', () => {
    const rules = [{ key: '1', weekdays: five, hours: nine }];
    const short = withHoursOn(rules, 5, [{ from: 540, to: 780 }], keys());
    expect(short).toEqual([
      { key: '1', weekdays: [1, 2, 3, 4], hours: nine },
      { key: 'n1', weekdays: [5], hours: { from: 540, to: 780 } },
    ]);
    expect(withHoursOn(short, 5, [nine], keys())).toEqual(rules);
  });

  it('of the only day of a rule change in that rule, which stays followed by its key', () => {
    const rules = [{ key: '7', weekdays: [6] as const, hours: nine }];
    expect(withHoursOn(rules, 6, [{ from: 600, to: 840 }], keys())).toEqual([
      { key: '7', weekdays: [6], hours: { from: 600, to: 840 } },
    ]);
    expect(withHoursOn(rules, 6, [], keys())).toEqual([]);
  });

  it('say which end before they begin, are no whole five minutes, or are there twice', () => {
    expect(hoursFaultOf([nine], 0)).toBeNull();
    expect(hoursFaultOf([nine], 3)).toBeNull();
    expect(hoursFaultOf([{ from: 840, to: 540 }], 0)).toBe('order');
    expect(hoursFaultOf([{ from: 541, to: 840 }], 0)).toBe('cells');
    expect(hoursFaultOf([{ from: 540, to: 843 }], 0)).toBe('cells');
    expect(hoursFaultOf([nine, { from: 800, to: 900 }], 1)).toBe('twice');
    expect(hoursFaultOf([nine, { from: 840, to: 900 }], 1)).toBeNull();
  });
});

describe('an hour as people type it', () => {
  it('is read in each of its ways', () => {
    const read = ['9', '09', '9:30', '9.30', '9,30', '930', '1630', '9h', '9h30', '24:00', ' 8:05 '];
    expect(read.map(minutesAsTyped)).toEqual([540, 540, 570, 570, 570, 570, 990, 540, 570, 1440, 485]);
    for (const wrong of ['', 'a', '9:60', '24:01', '25', '9:3', '12345', '-1'])
      expect(minutesAsTyped(wrong)).toBeNull();
  });

  it('is meant once it has its minutes', () => {
    expect(['9:30', '09.30', '24:00'].map(isWholeClock)).toEqual([true, true, true]);
    expect(['9', '930', '9:3', '25:00'].map(isWholeClock)).toEqual([false, false, false, false]);
  });
});
