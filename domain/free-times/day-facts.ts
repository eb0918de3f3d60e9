import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { holidaysOf } from '../working-days/holidays.ts';
import type { CalendarSettings, Weekday } from '../working-days/working-days.ts';

/** What opening rules ask of a day. */
export interface DayFacts {
  readonly day: CalendarDay;
  readonly weekday: Weekday;
  /** The number of its week, which begins on Monday. */
  readonly week: number;
  /** The how manieth of its weekday it is in its month. */
  readonly nth: number;
  /** Whether it is the last of its weekday in its month. */
  readonly isLast: boolean;
  readonly isHoliday: boolean;
}

const dayLength = 86_400_000;
/** 29 December 1969 was a Monday: days since then, in whole weeks. */
const sinceMonday = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / dayLength + 3;

/** The number of the week of a day, which begins on Monday. */
export const weekNumber = (day: CalendarDay): number => Math.floor(sinceMonday(day) / 7);

/** What is known of a day. */
export function dayFactsOf(day: CalendarDay, isHoliday: (day: CalendarDay) => boolean): DayFacts {
  const week = weekNumber(day);
  return {
    day,
    weekday: (sinceMonday(day) - week * 7 + 1) as Weekday,
    week,
    nth: Math.ceil(Number(day.slice(8)) / 7),
    isLast: addDays(day, 7).slice(5, 7) !== day.slice(5, 7),
    isHoliday: isHoliday(day),
  };
}

/**
 * The holidays of a town by its settings: national, of its region and its own. Those that are on a day of rest are among
 * them too, since a court may be open on Sundays.
 */
export function holidaysOfTown({
  region,
  holidays,
}: Pick<CalendarSettings, 'region' | 'holidays'>): (day: CalendarDay) => boolean {
  const own: ReadonlySet<string> = new Set(holidays);
  const years = new Map<number, ReadonlySet<string>>();
  return (day) => {
    const year = Number(day.slice(0, 4));
    const known = years.get(year) ?? new Set<string>(holidaysOf(region, year));
    years.set(year, known);
    return own.has(day) || known.has(day);
  };
}
