import { type CalendarDay, parseDay } from '../shared/calendar-day.ts';

/** What the list of processes is narrowed by; null lets everything through. */
export interface ProcessFilters {
  /** One of the categories that the settings name. */
  readonly category: string | null;
  /** Processes that run on some day from the first to the last, both included. */
  readonly start: CalendarDay | null;
  readonly end: CalendarDay | null;
}

/** Filters that let every process through. */
export const noProcessFilters: ProcessFilters = { category: null, start: null, end: null };

/** Longer than any key that a council gives its categories. */
const longestKey = 120;

/** Reads the filters of an address; `parameter` gives a value by its name, or null. What is no day is none. */
export function readProcessFilters(parameter: (name: string) => string | null): ProcessFilters {
  const category = (parameter('categories') ?? '').trim().slice(0, longestKey);
  return {
    category: category === '' ? null : category,
    start: parseDay(parameter('start') ?? ''),
    end: parseDay(parameter('end') ?? ''),
  };
}

/** The filters as parameters of an address, without those that let everything through. */
export const writeProcessFilters = ({
  category,
  start,
  end,
}: ProcessFilters): readonly (readonly [name: string, value: string])[] =>
  Object.entries({ categories: category, start, end }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );

const first = '0001-01-01' as CalendarDay;
const last = '9999-12-31' as CalendarDay;

/**
 * The days that are asked for: an open end reaches as far as calendars go; null where none is asked for, and
 * `endsBeforeStart` where the days stand the wrong way round.
 */
export function filteredDays({
  start,
  end,
}: ProcessFilters): { readonly start: CalendarDay; readonly end: CalendarDay } | 'endsBeforeStart' | null {
  if (start === null && end === null) return null;
  const days = { start: start ?? first, end: end ?? last };
  return days.end < days.start ? 'endsBeforeStart' : days;
}
