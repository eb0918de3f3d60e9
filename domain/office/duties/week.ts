import { addDays, type CalendarDay, weekdayOfDay } from '../../shared/calendar-day.ts';
import { isWorkingDay, type WorkingCalendar } from '../../working-days/working-days.ts';
import type { PlannedChange } from './waiting-work.ts';

/** A day of the town's week. */
export interface WeekDay {
  readonly day: CalendarDay;
  readonly isWorkingDay: boolean;
  readonly isToday: boolean;
  readonly isOver: boolean;
  readonly changes: readonly PlannedChange[];
  /** How many terms of requests end on it. */
  readonly terms: number;
}

/** The week of a town from Monday to Sunday, and what comes first after it. */
export interface TownWeek {
  readonly days: readonly WeekDay[];
  /** Null if nothing is planned after the week. */
  readonly next: PlannedChange | null;
}

const weekLength = 7;

/** The Monday of the week of a day. */
const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -weekdayOfDay(day));

const byTime = (a: PlannedChange, b: PlannedChange): number =>
  a.at - b.at || (a.subject < b.subject ? -1 : 1);

/**
 * The week of a town: its working days, what changes on each, and how many terms end. `dues`: the last days of the terms of
 * requests that are not done with.
 */
export function weekOf(
  { changes, dues }: { readonly changes: readonly PlannedChange[]; readonly dues: readonly CalendarDay[] },
  calendar: WorkingCalendar,
  today: CalendarDay,
): TownWeek {
  const monday = mondayOf(today);
  const inTime = changes.toSorted(byTime);
  const days = Array.from({ length: weekLength }, (_, place): WeekDay => {
    const day = addDays(monday, place);
    return {
      day,
      isWorkingDay: isWorkingDay(calendar, day),
      isToday: day === today,
      isOver: day < today,
      changes: inTime.filter((change) => change.day === day),
      terms: dues.filter((due) => due === day).length,
    };
  });
  const after = addDays(monday, weekLength);
  return { days, next: inTime.find(({ day }) => day >= after) ?? null };
}
