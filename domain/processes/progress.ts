import { type CalendarDay, daysBetween } from '../shared/calendar-day.ts';
import type { Process } from './process.ts';

/**
 * How much of a process has gone by at the end of a day, in whole percent: 0 before its first day, 100 only once its
 * last day is here.
 *
 * @example progressOf({ start: '2026-11-01', end: '2026-11-10' }, '2026-11-05') // 50
 */
export function progressOf({ start, end }: Process['extent'], today: CalendarDay): number {
  if (today < start) return 0;
  if (today >= end) return 100;
  return Math.floor(((daysBetween(start, today) + 1) * 100) / (daysBetween(start, end) + 1));
}
