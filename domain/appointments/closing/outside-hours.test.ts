import { describe, expect, it } from 'vitest';
import { everyWeek, plaza } from '#fixtures/builders/appointments/appointment-setup.ts';
import { tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { addDays } from '../../shared/calendar-day.ts';
import { outsideHours } from './outside-hours.ts';

const place = { zone: 'Europe/Madrid', isHoliday: () => false };
const booked = (unit: string, hour: number, services: readonly string[] = ['padron']) => {
  const at = tomorrowAt(hour);
  const seat = { grant: 'g', unit, day: addDays(today, 1), cells: [], end: at + 15 * 60_000 };
  return { at, services, seat };
};

describe('an office as it is written', () => {
  it('says of which appointments it could not give any more, and why', () => {
    const why = outsideHours(plaza, place);
    expect(why(booked('plaza.1', 9))).toBeNull();
    expect(why(booked('plaza.1', 8))).toBeNull();
    expect(why(booked('plaza.2', 8))).toBe('hours');
    expect(why(booked('plaza.1', 14))).toBe('hours');
    expect(why(booked('plaza.2', 9, ['obras']))).toBe('services');
    expect(why(booked('plaza.3', 9))).toBe('noDesk');
    expect(why({ ...booked('plaza.3', 9), seat: null })).toBeNull();
  });

  it('asks a desk with hours of its own for those', () => {
    const [first] = plaza.desks;
    if (first === undefined) throw new Error('no desk');
    const why = outsideHours(
      { ...plaza, desks: [{ ...first, hours: everyWeek([1, 2, 3, 4, 5], 10, 11), staffHours: null }] },
      place,
    );
    expect(why(booked('plaza.1', 9))).toBe('hours');
    expect(why(booked('plaza.1', 10))).toBeNull();
  });
});
