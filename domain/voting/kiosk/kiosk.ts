import { dayAt, endOfDay, type Instant, type TimeZone } from '../../shared/calendar-day.ts';

/** A tablet at which people whom a desk has identified vote. It knows no officer and no voter. */
export interface Kiosk {
  readonly id: string;
  /** The vote, by the id of its main survey. */
  readonly vote: string;
  /** Where it stands, in the officer's words. */
  readonly name: string;
  /** When it ends by itself. */
  readonly until: Instant;
}

/** The most letters that the name of a kiosk may have. */
export const longestKioskName = 60;

/** When a kiosk that begins now ends by itself: with the day, so that none is left standing over night. */
export const kioskEnd = (now: Instant, timeZone: TimeZone): Instant =>
  endOfDay(dayAt(now, timeZone), timeZone);

/** The name of a kiosk as it is kept; null if it has none, or one that is too long. */
export function kioskName(typed: string): string | null {
  const name = typed.trim().replaceAll(/\s+/gu, ' ');
  return name === '' || name.length > longestKioskName ? null : name;
}
