import {
  type CalendarDay,
  dayAt,
  daysBetween,
  type Instant,
  type TimeZone,
} from '../../shared/calendar-day.ts';
import type { Holder, StaffSubject } from '../decide.ts';
import type { Act } from '../roles.ts';

/** For whom duties are listed, and when. */
export interface DutyReader {
  readonly holder: Holder;
  /** The names under which requests are assigned to that person: their name, their id. */
  readonly names: readonly string[];
  readonly now: Instant;
  readonly zone: TimeZone;
}

/** What is known while duties are listed. */
export interface DutyReading extends DutyReader {
  readonly today: CalendarDay;
  readonly may: (act: Act, subject: StaffSubject['in']) => boolean;
}

/** How many days ago that was; 0 for what is to come. */
export const daysSince = (instant: Instant, { today, zone }: DutyReading): number =>
  Math.max(0, daysBetween(dayAt(instant, zone), today));
