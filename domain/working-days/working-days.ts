import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { holidaysOf, type Region } from './holidays.ts';

/** A day of the week, from Monday (1) to Sunday (7). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** On which days a town hall works. */
export interface CalendarSettings {
  /** Null: only the national holidays are known. */
  readonly region: Region | null;
  /** The days of the week without work: not all seven. */
  readonly rest: readonly Weekday[];
  /** The holidays of the town, each with its year. */
  readonly holidays: readonly CalendarDay[];
}

/** The working days of a town. */
export interface WorkingCalendar {
  readonly rest: ReadonlySet<number>;
  /** The holidays of a year that are not days of rest already, as numbers of days. */
  readonly holidaysIn: (year: number) => ReadonlySet<number>;
}

const dayLength = 86_400_000;
const numberOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / dayLength;
const dayOf = (number: number): CalendarDay => addDays('1970-01-01' as CalendarDay, number);
const yearOf = (number: number): number => new Date(number * dayLength).getUTCFullYear();
/** 1 January 1970 was a Thursday. */
const weekdayOf = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;

/** The calendar of a town that says nothing: national holidays, and work from Monday to Friday (Ley 39/2015, art. 30.2). */
export const usualCalendar: CalendarSettings = { region: null, rest: [6, 7], holidays: [] };

/** The working days of a town by its settings. Years are worked out when they are asked for, once each. */
export function workingCalendar({ region, rest, holidays }: CalendarSettings): WorkingCalendar {
  const resting: ReadonlySet<number> = new Set(rest);
  const own = holidays.map(numberOf);
  const known = new Map<number, ReadonlySet<number>>();
  const read = (year: number) =>
    new Set(
      [...holidaysOf(region, year).map(numberOf), ...own.filter((day) => yearOf(day) === year)].filter(
        (day) => !resting.has(weekdayOf(day)),
      ),
    );
  return {
    rest: resting,
    holidaysIn: (year) => {
      const days = known.get(year) ?? read(year);
      known.set(year, days);
      return days;
    },
  };
}

const works = ({ rest, holidaysIn }: WorkingCalendar, number: number): boolean =>
  !rest.has(weekdayOf(number)) && !holidaysIn(yearOf(number)).has(number);

/** Whether a town hall works on a day. */
export const isWorkingDay = (calendar: WorkingCalendar, day: CalendarDay): boolean =>
  works(calendar, numberOf(day));

/** A day if it is a working day, else the next one: where a term ends that would end on a holiday (Ley 39/2015, art. 30.5). */
export function workingDayFrom(calendar: WorkingCalendar, day: CalendarDay): CalendarDay {
  let number = numberOf(day);
  while (!works(calendar, number)) number += 1;
  return dayOf(number);
}

/**
 * The day on which a term of working days ends. Counting begins on the day after (Ley 39/2015, art. 30.3), and a term of
 * no days ends on the day itself, or on the next working day.
 *
 * @example workingDayAfter(calendar, '2026-12-04', 2) // 2026-12-09: the 5th to the 8th are a weekend and holidays
 */
export function workingDayAfter(calendar: WorkingCalendar, day: CalendarDay, days: number): CalendarDay {
  if (days === 0) return workingDayFrom(calendar, day);
  let number = numberOf(day);
  for (let left = days; left > 0; left -= works(calendar, number) ? 1 : 0) number += 1;
  return dayOf(number);
}

/** How many days from 2 January 1970 up to a day are not days of rest: negative before, so that differences are right. */
function unrested({ rest }: WorkingCalendar, number: number): number {
  const weeks = Math.floor(number / 7);
  const perWeek = 7 - rest.size;
  const some = Array.from({ length: number - weeks * 7 }, (_, place) => weekdayOf(weeks * 7 + place + 1));
  return weeks * perWeek + some.filter((weekday) => !rest.has(weekday)).length;
}

/** How many working days come after one day, up to and with a later one. */
function countBetween(calendar: WorkingCalendar, from: number, to: number): number {
  let holidays = 0;
  for (let year = yearOf(from); year <= yearOf(to); year += 1)
    for (const day of calendar.holidaysIn(year)) if (day > from && day <= to) holidays += 1;
  return unrested(calendar, to) - unrested(calendar, from) - holidays;
}

/**
 * How many working days are left until a term ends: 0 on its last day. Below zero from the day after on: how many working
 * days ago it ended, at least one, so that a term which ended on Friday is over on Saturday too. It walks no days, so that
 * a long list of old terms costs no more than one of new ones.
 *
 * @example workingDaysLeft(calendar, '2026-12-04', '2026-12-09') // 2
 */
export function workingDaysLeft(calendar: WorkingCalendar, today: CalendarDay, due: CalendarDay): number {
  const [now, end] = [numberOf(today), numberOf(due)];
  return end >= now ? countBetween(calendar, now, end) : -Math.max(1, countBetween(calendar, end, now));
}
