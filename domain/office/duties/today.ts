import type { CalendarDay } from '../../shared/calendar-day.ts';
import type { Queues } from './duties.ts';
import type { Duty, DutyKind } from './duty.ts';
import type { TownWeek } from './week.ts';

/** How many duties of a kind are shown; the others are counted. */
export const mostOfAKind = 100;

/** What waits for a person of staff today. */
export interface Today {
  readonly day: CalendarDay;
  /** How many things wait. What changes by itself is not among them: there is nothing to do. */
  readonly count: number;
  readonly overdue: number;
  readonly counts: Readonly<Record<DutyKind, number>>;
  /** In the order in which they should be done, at most `mostOfAKind` of a kind. */
  readonly duties: readonly Duty[];
  /** Null for a person who answers no requests. */
  readonly queues: Queues | null;
  readonly week: TownWeek;
}
