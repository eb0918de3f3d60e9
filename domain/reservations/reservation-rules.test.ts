import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import {
  isAllowedLength,
  mondayOf,
  personFault,
  type ReservationRules,
  type ReservedTime,
  timeFault,
} from './reservation-rules.ts';

const [minute, hour] = [60_000, 3_600_000];
const rules: ReservationRules = {
  windowDays: 7,
  leadMinutes: 30,
  shortest: 60,
  longest: 120,
  step: 30,
  perWeek: 2,
  gap: 60,
  before: 0,
  after: 0,
};
const today = '2026-11-18' as CalendarDay;
const day = (text: string) => text as CalendarDay;
const at = Date.parse('2026-11-18T10:00:00Z');
const time = (start: number, minutes = 60, on: string = today): ReservedTime => ({
  start,
  end: start + minutes * minute,
  day: day(on),
});
const noStrikes = { count: 0, blockedUntil: null };

describe('the time of a reservation', () => {
  it('is as long as the council allows', () => {
    expect([30, 60, 75, 90, 120, 150].filter((one) => isAllowedLength(rules, one))).toEqual([60, 90, 120]);
    expect(timeFault(rules, time(at + hour, 45), { at, today, isAtDesk: false })).toEqual({
      kind: 'length',
      shortest: 60,
      longest: 120,
      step: 30,
    });
  });

  it('begins neither too soon nor beyond the last day, to the millisecond', () => {
    const fault = (start: number, on?: string) =>
      timeFault(rules, time(start, 60, on), { at, today, isAtDesk: false });
    expect(fault(at + 30 * minute)).toBeNull();
    expect(fault(at + 30 * minute - 1)).toEqual({ kind: 'tooSoon', minutes: 30 });
    expect(timeFault({ ...rules, leadMinutes: 0 }, time(at), { at, today, isAtDesk: false })).toEqual({
      kind: 'tooSoon',
      minutes: 0,
    });
    expect(fault(at + 7 * 24 * hour, '2026-11-25')).toBeNull();
    expect(fault(at + 8 * 24 * hour, '2026-11-26')).toEqual({ kind: 'tooFar', last: '2026-11-25' });
  });

  it('of who stands at the desk may have begun a moment ago, and is as long as what is left can be', () => {
    const fault = (start: number, minutes: number, isAtDesk = true) =>
      timeFault(rules, time(start, minutes), { at, today, isAtDesk });
    expect([fault(at, 5), fault(at - 10 * minute + 1, 120)]).toEqual([null, null]);
    expect(fault(at, 60, false)).toEqual({ kind: 'tooSoon', minutes: 30 });
    expect(fault(at - 10 * minute, 60)).toEqual({ kind: 'tooSoon', minutes: 30 });
    expect([0, -5, 125, 7, Number.NaN].map((one) => fault(at, one)?.kind)).toEqual(
      Array.from({ length: 5 }, () => 'length'),
    );
  });
});

describe('the other reservations of a person', () => {
  it('fill their week, which is from Monday to Sunday', () => {
    expect(['2026-11-16', '2026-11-22', '2026-11-23', '1999-12-31'].map((one) => mondayOf(day(one)))).toEqual(
      ['2026-11-16', '2026-11-16', '2026-11-23', '1999-12-27'],
    );
    const own = [time(at + 24 * hour, 60, '2026-11-19'), time(at + 48 * hour, 60, '2026-11-22')];
    expect(personFault(rules, time(at), own, noStrikes)).toEqual({ kind: 'weekIsFull', most: 2 });
    expect(personFault(rules, time(at + 120 * hour, 60, '2026-11-23'), own, noStrikes)).toBeNull();
    expect(personFault({ ...rules, perWeek: null }, time(at), own, noStrikes)).toBeNull();
  });

  it('are as far away as the council asks, before and after, and are never at the same time', () => {
    const own = [time(at + 5 * hour)];
    const fault = (start: number, gap = 60) => personFault({ ...rules, gap }, time(start), own, noStrikes);
    const tooClose = { kind: 'tooClose', minutes: 60 };
    expect([fault(at + 3 * hour), fault(at + 3 * hour + 1)]).toEqual([null, tooClose]);
    expect([fault(at + 7 * hour), fault(at + 7 * hour - 1)]).toEqual([null, tooClose]);
    expect([fault(at + 4 * hour, 0), fault(at + 6 * hour, 0)]).toEqual([null, null]);
    expect(fault(at + 5 * hour + 1, 0)).toEqual({ kind: 'tooClose', minutes: 0 });
  });

  it('that lapsed too often block a person', () =>
    expect(personFault(rules, time(at), [], { count: 0, blockedUntil: at + 1 })).toEqual({
      kind: 'blocked',
      until: at + 1,
    }));
});
