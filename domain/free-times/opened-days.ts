import { addDays, type CalendarDay, type TimeZone } from '../shared/calendar-day.ts';
import { type CellDay, cellDay, gridOfHours, maskOfHours } from './cell-day.ts';
import type { CellMask } from './cell-mask.ts';
import { type DayFacts, dayFactsOf, weekNumber } from './day-facts.ts';
import { type DayHours, hoursOn, type OpeningHours } from './opening.ts';

/** Where a calendar is, and its holidays. */
export interface CalendarPlace {
  readonly zone: TimeZone;
  readonly isHoliday: (day: CalendarDay) => boolean;
}

/** A day of an opening. */
export interface OpenedDay {
  readonly open: CellMask;
  /** Where starts may be that come every few cells. */
  readonly grid: (step: number) => CellMask;
}

/** A day of a calendar with its cells and what rules ask of it. */
export interface CalendarDate extends CellDay {
  readonly facts: DayFacts;
}

/** A day with its cells and what rules ask of it. */
export const calendarDate = ({ zone, isHoliday }: CalendarPlace, day: CalendarDay): CalendarDate => ({
  ...cellDay(day, zone),
  facts: dayFactsOf(day, isHoliday),
});

/** So many days from one on. */
export const datesFrom = (place: CalendarPlace, first: CalendarDay, count: number): readonly CalendarDate[] =>
  Array.from({ length: count }, (_, later) => calendarDate(place, addDays(first, later)));

const readDay = (date: CellDay, hours: readonly DayHours[]): OpenedDay => {
  const grids = new Map<number, CellMask>();
  return {
    open: maskOfHours(date, hours),
    grid: (step) => {
      const grid = grids.get(step) ?? gridOfHours(date, hours, step);
      grids.set(step, grid);
      return grid;
    },
  };
};

/** Like `readDay`, once for all days that have as many cells and the same hours. */
function rememberedDays() {
  const days = new Map<string, OpenedDay>();
  return (date: CellDay, hours: readonly DayHours[]): OpenedDay => {
    const name = `${date.cells === 288 ? '' : date.day} ${hours.map(({ from, to }) => `${from}-${to}`).join(' ')}`;
    const opened = days.get(name) ?? readDay(date, hours);
    days.set(name, opened);
    return opened;
  };
}

/**
 * What is open on a date. Units that share an opening, as the desks of an office do, have its days read once: it is known
 * by its identity.
 */
export function openedDays(): (opening: OpeningHours, date: CalendarDate) => OpenedDay {
  const known = new Map<OpeningHours, Map<CalendarDay, OpenedDay>>();
  const weeks = new Map<CalendarDay, number>();
  const weekOf = (day: CalendarDay): number => {
    const week = weeks.get(day) ?? weekNumber(day);
    weeks.set(day, week);
    return week;
  };
  const read = rememberedDays();
  return (opening, date) => {
    const days = known.get(opening) ?? new Map<CalendarDay, OpenedDay>();
    known.set(opening, days);
    const opened = days.get(date.day) ?? read(date, hoursOn(opening, date.facts, weekOf));
    days.set(date.day, opened);
    return opened;
  };
}
