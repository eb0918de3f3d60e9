import { type CellMask, cellsOf, noCells } from '../free-times/cell-mask.ts';
import { hoursOfMask } from '../free-times/mask-hours.ts';
import { startsOn, suits, type FreeCalendar } from '../free-times/free-starts.ts';
import { type CalendarDate, datesFrom, openedDays } from '../free-times/opened-days.ts';
import type { DayHours } from '../free-times/opening.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { isLeft } from '../shared/result.ts';
import { needOf } from './appointment-need.ts';
import { officeCalendar, type OfficeMoment, startQuery } from './office-calendar.ts';

/** A day of an office as it is written: when it is open, when only staff give times, and what is free. */
export interface OfficeDay {
  readonly day: CalendarDay;
  readonly isHoliday: boolean;
  /** By the clock; what several desks are open for is there once. */
  readonly hours: readonly DayHours[];
  readonly staffHours: readonly DayHours[];
  /** How many desks are open at some time of the day. */
  readonly desks: number;
  /** How many free times there are for one person and each service, whether they are released or not. */
  readonly free: Readonly<Record<string, number>>;
}

/** The free times of each service on a date: of all desks together. */
function freeOf(
  calendar: FreeCalendar,
  moment: OfficeMoment,
  date: CalendarDate,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    moment.setup.services.map(({ id }) => {
      const need = needOf(moment.setup, { services: [id], people: 1 });
      if (isLeft(need)) return [id, 0];
      const { needs, shape } = startQuery(moment, need.right);
      const starts = calendar.units
        .filter((unit) => suits(unit, needs))
        .map((unit) => cellsOf(startsOn(calendar, unit, date, shape)).length);
      return [id, starts.reduce((sum, count) => sum + count, 0)];
    }),
  );
}

/**
 * What an office offers on some days as it is written, with what is taken of it: so somebody sees what they set up before
 * anybody books by it.
 */
export function weekOfOffice(
  moment: OfficeMoment,
  { first, count }: { readonly first: CalendarDay; readonly count: number },
): readonly OfficeDay[] {
  const { office, place } = moment;
  const everything: OfficeMoment = { ...moment, office: { ...office, releases: [] }, channel: 'web' };
  const opened = openedDays();
  const dates = datesFrom(place, first, count);
  const calendar: FreeCalendar = {
    ...officeCalendar(everything, { first, count }),
    dates,
    opened,
  };
  return dates.map((date): OfficeDay => {
    const own = office.desks.map(({ hours }) => opened(hours ?? office.hours, date).open);
    const staff = office.desks.map(({ staffHours }) =>
      staffHours === null ? noCells : opened(staffHours, date).open,
    );
    const union = (masks: readonly CellMask[]): CellMask => masks.reduce((all, mask) => all | mask, noCells);
    return {
      day: date.day,
      isHoliday: date.facts.isHoliday,
      hours: hoursOfMask(date, union(own), place.zone),
      staffHours: hoursOfMask(date, union(staff), place.zone),
      desks: own.filter((mask) => mask !== noCells).length,
      free: freeOf(calendar, everything, date),
    };
  });
}
