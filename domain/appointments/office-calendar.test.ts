import { describe, expect, it } from 'vitest';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { plaza, raval, sampleSetup } from '#fixtures/builders/appointments/appointment-setup.ts';
import { cellsOf, maskOf } from '../free-times/cell-mask.ts';
import { freeDays } from '../free-times/free-starts.ts';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { isLeft } from '../shared/result.ts';
import { needOf } from './appointment-need.ts';
import {
  type BookingChannel,
  daysBooked,
  officeCalendar,
  type OfficeMoment,
  startQuery,
  unitOf,
  unitsOf,
} from './office-calendar.ts';

const moment = (more: Partial<OfficeMoment> = {}): OfficeMoment => ({
  setup: sampleSetup,
  office: plaza,
  place: { zone: 'Europe/Madrid', isHoliday: () => false },
  channel: 'web',
  taken: () => 0n,
  chance: () => 0,
  now: noon,
  ...more,
});
const clockOf = (cell: number) => `${Math.floor(cell / 12)}:${String((cell % 12) * 5).padStart(2, '0')}`;
const times = (one: OfficeMoment, service: string, first: CalendarDay = today, count = 1) => {
  const need = needOf(sampleSetup, { services: [service], people: 1 });
  if (isLeft(need)) throw new Error(service);
  return freeDays(officeCalendar(one, { first, count }), startQuery(one, need.right)).map(
    ({ date, starts }) => [date.day, ...cellsOf(starts).map(clockOf)],
  );
};

describe('the calendar of an office', () => {
  it('has the starts of today from the notice on, and whatever staff book from now on', () => {
    expect(times(moment(), 'obras')).toEqual([[today, '13:00', '13:10', '13:20', '13:30', '13:40']]);
    expect(times(moment({ channel: 'desk' }), 'obras')[0]?.slice(0, 2)).toEqual([today, '12:00']);
  });

  it('has the hours of staff at the desk that has them, for staff only', () => {
    const tomorrow = addDays(today, 1);
    const first = (channel: BookingChannel) => times(moment({ channel }), 'obras', tomorrow)[0]?.[1];
    expect([first('web'), first('desk')]).toEqual(['9:00', '8:00']);
  });

  it('has a start if one of its desks that can do the service is free', () => {
    const full = maskOf(Array.from({ length: 288 }, (_, cell) => cell));
    const taken = (unit: string) => (unit === 'plaza.1' ? full : 0n);
    expect(times(moment({ taken }), 'obras')).toEqual([]);
    expect(times(moment({ taken }), 'padron')[0]).toContain('13:40');
  });

  it('keeps the pause of its desks between appointments', () => {
    const thursday = addDays(today, 1);
    const taken = () => maskOf([194]);
    expect(times(moment({ office: raval, taken }), 'certificado', thursday)[0]?.slice(1, 3)).toEqual([
      '16:00',
      '16:15',
    ]);
    expect(
      times(moment({ office: raval, taken: () => maskOf([193]) }), 'certificado', thursday)[0]?.[1],
    ).toBe('16:15');
  });

  it('begins today, even if earlier days are asked for, and goes as far as times are released', () => {
    expect(times(moment(), 'obras', addDays(today, -3))[0]?.[0]).toBe(today);
    expect([daysBooked(plaza, 'web'), daysBooked(plaza, 'desk')]).toEqual([29, 366]);
    const last = addDays(today, 27);
    expect(times(moment(), 'obras', last, 5).map(([day]) => day)).toEqual([last, addDays(last, 1)]);
  });

  it('names its desks among all of a town', () => {
    expect(unitsOf(plaza)).toEqual(['plaza.1', 'plaza.2']);
    expect(unitOf(raval, { id: '7' })).toBe('raval.7');
  });
});
