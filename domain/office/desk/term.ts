import { addDays, type CalendarDay, weekdayOfDay } from '../../shared/calendar-day.ts';
import { finishedStatuses, type RequestStatus } from '../../forms/request.ts';
import { type WorkingCalendar, workingDayAfter, workingDaysLeft } from '../../working-days/working-days.ts';
import type { Priority } from './priority.ts';

/** In how many working days a mailbox answers, by priority; null: it does not say. */
export type AnswerTimes = Readonly<Record<Priority, number | null>>;

/** The times of a mailbox that does not say. */
export const noAnswerTimes: AnswerTimes = { urgent: null, high: null, normal: null, low: null };

/**
 * The last day of the term of a request; undefined if its mailbox says none. Nothing pauses it, not even a question to the
 * sender: it is what the council said it would need, and a sender who waits sees one day that does not move.
 *
 * @example dueOf({ times, priority: 'normal', calendar, came: '2026-11-13' }) // 2026-11-20 with a term of 5 days
 */
export function dueOf({
  times,
  priority,
  calendar,
  came,
}: {
  readonly times: AnswerTimes;
  readonly priority: Priority;
  readonly calendar: WorkingCalendar;
  readonly came: CalendarDay;
}): CalendarDay | undefined {
  const days = times[priority];
  return days === null ? undefined : workingDayAfter(calendar, came, days);
}

/** A term as it is today: its last day, and the working days left (below zero: it is over). */
export interface RequestTerm {
  readonly due: CalendarDay;
  readonly left: number;
}

/** The term of a request; null if it has none, or is done with. */
export function requestTerm(
  { due, status }: { readonly due?: CalendarDay; readonly status: RequestStatus },
  calendar: WorkingCalendar,
  today: CalendarDay,
): RequestTerm | null {
  if (due === undefined || finishedStatuses.includes(status)) return null;
  return { due, left: workingDaysLeft(calendar, today, due) };
}

/** When terms end, seen from today: before it, today, until Sunday, or later. */
export const dueGroups = ['overdue', 'today', 'week', 'later'] as const;
/** One of these. */
export type DueGroup = (typeof dueGroups)[number];

/** The last day of the week of a day: its Sunday. */
const sundayOf = (day: CalendarDay): CalendarDay => addDays(day, 6 - weekdayOfDay(day));

/** The days in which the terms of a group end, both included; null where a group has no first or no last day. */
export function daysOfGroup(
  group: DueGroup,
  today: CalendarDay,
): { readonly from: CalendarDay | null; readonly until: CalendarDay | null } {
  const sunday = sundayOf(today);
  switch (group) {
    case 'overdue':
      return { from: null, until: addDays(today, -1) };
    case 'today':
      return { from: today, until: today };
    case 'week':
      return { from: addDays(today, 1), until: sunday };
    case 'later':
      return { from: addDays(sunday, 1), until: null };
  }
}

/** The group of a last day. */
export function dueGroupOf(due: CalendarDay, today: CalendarDay): DueGroup {
  if (due < today) return 'overdue';
  if (due === today) return 'today';
  return due <= sundayOf(today) ? 'week' : 'later';
}
