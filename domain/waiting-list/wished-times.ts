import { dayFactsOf } from '../free-times/day-facts.ts';
import {
  addDays,
  type CalendarDay,
  dayAt,
  type Instant,
  type TimeZone,
  wallSeconds,
} from '../shared/calendar-day.ts';
import type { Weekday } from '../working-days/working-days.ts';

/** When somebody could come. */
export interface WishedTimes {
  /** None: any day of the week. */
  readonly weekdays: readonly Weekday[];
  /** Minutes since midnight by the clock; it starts at the first one or later, and before the second one. */
  readonly from: number;
  readonly until: number;
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
}

/** How far ahead somebody can wait: what they wrote is kept no longer than needed. */
export const longestWait = 90;

/** Why nobody can wait for such times: there are none, they are over, or they are too far ahead. */
export function wishFault(
  { from, until, firstDay, lastDay }: WishedTimes,
  today: CalendarDay,
): 'noTimes' | 'past' | 'tooFar' | null {
  const areHours = from >= 0 && from < until && until <= 1440;
  if (!areHours || firstDay > lastDay) return 'noTimes';
  if (lastDay < today) return 'past';
  return lastDay > addDays(today, longestWait) ? 'tooFar' : null;
}

/** Whether somebody could come at a moment. */
export function meetsWish(
  { weekdays, from, until, firstDay, lastDay }: WishedTimes,
  at: Instant,
  zone: TimeZone,
): boolean {
  const day = dayAt(at, zone);
  const minute = wallSeconds(at, zone) / 60;
  const isOfWeek = weekdays.length === 0 || weekdays.includes(dayFactsOf(day, () => false).weekday);
  return isOfWeek && day >= firstDay && day <= lastDay && minute >= from && minute < until;
}

const shareOne = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((each) => other.includes(each));

/** Whether two people could want the same time: days, days of the week and hours of both meet. */
export const wishesMeet = (one: WishedTimes, other: WishedTimes): boolean =>
  shareOne(one.weekdays, other.weekdays) &&
  one.from < other.until &&
  other.from < one.until &&
  one.firstDay <= other.lastDay &&
  other.firstDay <= one.lastDay;
