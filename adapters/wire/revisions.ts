import * as t from 'io-ts';
import { type CalendarDay, readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';

/*
 * Who changed a document and when. The specification asks for the last by date and says no more about their shape:
 * entries with `date` and bare dates are accepted, in any order; what is not a date is ignored.
 */

export const revisionsWire = t.unknown;

const dateIn = (revision: unknown): unknown =>
  typeof revision === 'object' && revision !== null && 'date' in revision ? revision.date : revision;

/** The day of the latest revision; null where none has a date. */
export function lastRevision(revisions: unknown, zone: TimeZone): CalendarDay | null {
  const days = [revisions ?? []]
    .flat()
    .map(dateIn)
    .map((date) => (typeof date === 'string' ? (readMoment(date, zone)?.day ?? null) : null))
    .filter((day) => day !== null);
  return days.toSorted().at(-1) ?? null;
}
