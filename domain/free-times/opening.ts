import type { CalendarDay } from '../shared/calendar-day.ts';
import type { Weekday } from '../working-days/working-days.ts';
import type { DayFacts } from './day-facts.ts';

/** Hours of a day, in minutes since midnight as a clock on a wall shows them: 540 is 9:00, and 1440 the end of the day. */
export interface DayHours {
  readonly from: number;
  readonly to: number;
}

/**
 * In which weeks a rule holds. `each`: in all of them. `every`: in the week of a day, and in every nth week before and
 * after it. `nth`: on the first to fifth of its weekdays in a month, and on the last one (-1).
 */
export type WeekPattern =
  | { readonly kind: 'each' }
  | { readonly kind: 'every'; readonly weeks: number; readonly from: CalendarDay }
  | { readonly kind: 'nth'; readonly places: readonly number[] };

/** Hours that come again. */
export interface OpeningRule {
  readonly weekdays: readonly Weekday[];
  readonly weeks: WeekPattern;
  /** The first and the last day on which it holds; null: no bound. */
  readonly firstDay: CalendarDay | null;
  readonly lastDay: CalendarDay | null;
  readonly hours: readonly DayHours[];
}

/** The hours of some days, whatever rules and holidays say of them. No hours: it is closed then. */
export interface OpeningException {
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly hours: readonly DayHours[];
}

/** When a desk, a court or a hall is open. */
export interface OpeningHours {
  readonly rules: readonly OpeningRule[];
  /** Of several that name a day, the last one counts. */
  readonly exceptions: readonly OpeningException[];
  /** Whether the rules hold on holidays too. */
  readonly onHolidays: boolean;
}

function isWeekOf(pattern: WeekPattern, { week, nth, isLast }: DayFacts, weekOf: WeekOf): boolean {
  if (pattern.kind === 'each') return true;
  if (pattern.kind === 'nth') return pattern.places.includes(nth) || (isLast && pattern.places.includes(-1));
  return (week - weekOf(pattern.from)) % pattern.weeks === 0;
}

type WeekOf = (day: CalendarDay) => number;

const isWithin = (
  day: CalendarDay,
  { firstDay, lastDay }: { readonly firstDay: CalendarDay | null; readonly lastDay: CalendarDay | null },
): boolean => (firstDay === null || firstDay <= day) && (lastDay === null || day <= lastDay);

/** Why nothing is open on a day: the council closed it, it is a holiday, or no rule names it. */
export const closedReasons = ['exception', 'holiday', 'noRule'] as const;
/** One of them. */
export type ClosedReason = (typeof closedReasons)[number];

/** Why a day is closed that has no hours. */
export function whyClosed(
  { exceptions, onHolidays }: Pick<OpeningHours, 'exceptions' | 'onHolidays'>,
  { day, isHoliday }: Pick<DayFacts, 'day' | 'isHoliday'>,
): ClosedReason {
  if (exceptions.some((one) => isWithin(day, one))) return 'exception';
  return isHoliday && !onHolidays ? 'holiday' : 'noRule';
}

/** The hours of a day. They may touch and overlap, if several rules name it. */
export function hoursOn(
  { rules, exceptions, onHolidays }: OpeningHours,
  facts: DayFacts,
  weekOf: WeekOf,
): readonly DayHours[] {
  const { day, weekday, isHoliday } = facts;
  const exception = exceptions.findLast((one) => isWithin(day, one));
  if (exception !== undefined) return exception.hours;
  if (isHoliday && !onHolidays) return [];
  return rules
    .filter((rule) => rule.weekdays.includes(weekday) && isWithin(day, rule))
    .filter((rule) => isWeekOf(rule.weeks, facts, weekOf))
    .flatMap(({ hours }) => hours);
}
