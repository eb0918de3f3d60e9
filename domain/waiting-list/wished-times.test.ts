import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, dayAt, instantAt } from '../shared/calendar-day.ts';
import { afterWaking, nextWaking, offerEnds } from './waking-hours.ts';
import { longestWait, meetsWish, wishesMeet, type WishedTimes, wishFault } from './wished-times.ts';

const zone = 'Europe/Madrid';
const today = '2026-11-18' as CalendarDay;
const wish = (more: Partial<WishedTimes> = {}): WishedTimes => ({
  weekdays: [],
  from: 540,
  until: 840,
  firstDay: today,
  lastDay: addDays(today, 7),
  ...more,
});
const someWish: fc.Arbitrary<WishedTimes> = fc
  .record({
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7] as const),
    from: fc.integer({ min: 0, max: 1380 }),
    hours: fc.integer({ min: 1, max: 60 }),
    first: fc.integer({ min: 0, max: 20 }),
    days: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ weekdays, from, hours, first, days }) => {
    const firstDay = addDays(today, first);
    return { weekdays, from, until: from + hours, firstDay, lastDay: addDays(firstDay, days) };
  });
const someMoment = fc
  .tuple(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 0, max: 1439 }))
  .map(([days, minute]) => instantAt(addDays(today, days), minute * 60, zone));

describe('times that somebody wishes', () => {
  it.each([
    [wish(), null],
    [wish({ until: 540 }), 'noTimes'],
    [wish({ from: Number.NaN }), 'noTimes'],
    [wish({ until: 1441 }), 'noTimes'],
    [wish({ from: -5 }), 'noTimes'],
    [wish({ firstDay: addDays(today, 8) }), 'noTimes'],
    [wish({ firstDay: addDays(today, -9), lastDay: addDays(today, -1) }), 'past'],
    [wish({ lastDay: addDays(today, longestWait + 1) }), 'tooFar'],
    [wish({ lastDay: addDays(today, longestWait) }), null],
  ])('of %j are refused as %s', (times, fault) => {
    expect(wishFault(times, today)).toBe(fault);
  });

  it('begin with their first minute, and end before their last one', () => {
    const at = (minute: number) => instantAt(today, minute * 60, zone);
    expect([539, 540, 839, 840].map((minute) => meetsWish(wish(), at(minute), zone))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    // 18 November 2026 is a Wednesday.
    expect(
      [[3], [4]].map((weekdays) => meetsWish(wish({ weekdays: weekdays as [3] }), at(600), zone)),
    ).toEqual([true, false]);
  });

  it('of two people meet whenever there is a moment that both wish', () => {
    fc.assert(
      fc.property(someWish, someWish, someMoment, (one, other, at) => {
        expect(wishesMeet(one, other)).toBe(wishesMeet(other, one));
        if (meetsWish(one, at, zone) && meetsWish(other, at, zone)) expect(wishesMeet(one, other)).toBe(true);
      }),
    );
  });
});

describe('waking hours', () => {
  const clock = (hour: number, minute = 0, day = today) => instantAt(day, hour * 3600 + minute * 60, zone);
  it.each([
    [clock(12), clock(13)],
    [clock(21, 30), clock(8, 30, addDays(today, 1))],
    [clock(21), clock(22)],
    [clock(22), clock(9, 0, addDays(today, 1))],
    [clock(3), clock(9)],
    [clock(8), clock(9)],
  ])('an offer of %d ends at %d', (at, end) => {
    expect(offerEnds(at, zone)).toBe(end);
  });

  it('of several days are counted one after the other', () => {
    expect(afterWaking(clock(21), 16 * 3_600_000, zone)).toBe(clock(9, 0, addDays(today, 2)));
  });

  it('have passed for exactly the time of an offer when it ends, also when clocks change', () => {
    const some = fc
      .tuple(
        fc.constantFrom('2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28', '2026-11-18'),
        fc.nat(1439),
      )
      .map(([day, minute]) => instantAt(day as CalendarDay, minute * 60, zone));
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 59 }), (at, minutes) => {
        const end = offerEnds(at, zone);
        expect(end).toBe(
          nextWaking(afterWaking(at, minutes * 60_000, zone), zone) ===
            afterWaking(at, minutes * 60_000, zone)
            ? afterWaking(afterWaking(at, minutes * 60_000, zone), (60 - minutes) * 60_000, zone)
            : end,
        );
        expect(end - at).toBeGreaterThanOrEqual(3_600_000);
        expect(dayAt(end, zone) <= addDays(dayAt(at, zone), 1)).toBe(true);
      }),
    );
  });
});
