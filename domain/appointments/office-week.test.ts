import { describe, expect, it } from 'vitest';
import {
  aService,
  everyWeek,
  plaza,
  sampleSetup,
} from '#fixtures/builders/appointments/appointment-setup.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { cellsFrom, noCells } from '../free-times/cell-mask.ts';
import type { OfficeMoment } from './office-calendar.ts';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { weekOfOffice } from './office-week.ts';

const thursday = addDays(today, 1);
const moment = (more: Partial<OfficeMoment> = {}): OfficeMoment => ({
  setup: sampleSetup,
  office: plaza,
  place: { zone: 'Europe/Madrid', isHoliday: (day) => day === addDays(thursday, 1) },
  channel: 'web',
  taken: () => noCells,
  chance: () => 0,
  now: noon,
  ...more,
});

describe('the week of an office', () => {
  it('says the hours of all its desks, those of staff, holidays, and the free times of each service', () => {
    const days = weekOfOffice(moment(), { first: thursday, count: 3 });
    expect(days[0]).toEqual({
      day: thursday,
      isHoliday: false,
      hours: [{ from: 540, to: 840 }],
      staffHours: [{ from: 480, to: 540 }],
      desks: 2,
      free: { padron: 58, certificado: 60, obras: 29 },
    });
    expect(days[1]).toMatchObject({ isHoliday: true, hours: [], desks: 0, free: { padron: 0, obras: 0 } });
    expect(days[2]).toMatchObject({ isHoliday: false, hours: [] });
  });

  it('counts what is taken, and what is not released yet as free', () => {
    const taken: OfficeMoment['taken'] = (unit) => (unit === 'plaza.1' ? cellsFrom(108, 60) : noCells);
    const later = { ...plaza, releases: [{ daysBefore: 0, minute: 0, within: 0, parts: 1 }] };
    const [day] = weekOfOffice(moment({ taken, office: later }), { first: thursday, count: 1 });
    expect(day?.free).toEqual({ padron: 29, certificado: 30, obras: 0 });
  });

  it('says parts of a day apart, up to its end, also on a day of 25 hours', () => {
    const hours = everyWeek([7], 0, 1);
    const evening = everyWeek([7], 22, 24);
    const office = { ...plaza, hours: { ...hours, rules: [...hours.rules, ...evening.rules] } };
    const [day] = weekOfOffice(moment({ office }), { first: '2027-10-31' as CalendarDay, count: 1 });
    expect(day?.hours).toEqual([
      { from: 0, to: 60 },
      { from: 1320, to: 1440 },
    ]);
  });

  it('has no free time of a service for which nobody can ask', () => {
    const setup = { ...sampleSetup, services: [aService('none', { mostPeople: 0 })] };
    const [day] = weekOfOffice(moment({ setup }), { first: thursday, count: 1 });
    expect(day?.free).toEqual({ none: 0 });
  });
});
