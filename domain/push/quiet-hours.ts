import {
  addDays,
  dayAt,
  type Instant,
  instantAt,
  type TimeZone,
  wallSeconds,
} from '../shared/calendar-day.ts';

/** Hours of the day in which a phone is left alone, in minutes after midnight; they may go past it. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

const mostMinutes = 24 * 60;

/** Whether both ends are minutes of a day, and the hours do not take all of it. */
export const areQuietHours = ({ from, until }: QuietHours): boolean =>
  [from, until].every((minute) => Number.isInteger(minute) && minute >= 0 && minute < mostMinutes) &&
  from !== until;

/**
 * When a message may be sent that is due at a moment: then or, in quiet hours, at their end by the clock of the town.
 *
 * @example with 22:00 to 8:00, what is due at 23:30 is sent at 8:00 of the next day.
 */
export function afterQuietHours(due: Instant, quiet: QuietHours | null, zone: TimeZone): Instant {
  if (quiet === null) return due;
  const { from, until } = quiet;
  const minute = wallSeconds(due, zone) / 60;
  const isOverNight = from > until;
  const isQuiet = isOverNight ? minute >= from || minute < until : minute >= from && minute < until;
  if (!isQuiet) return due;
  const day = dayAt(due, zone);
  return instantAt(isOverNight && minute >= from ? addDays(day, 1) : day, until * 60, zone);
}
