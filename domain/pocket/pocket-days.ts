import { dayAt, type Instant, startOfDay, type TimeZone } from '../shared/calendar-day.ts';
import type { PocketEntry } from './pocket-entry.ts';

/** What is on today, and what comes later, each in the order in which it begins. */
export interface PocketDays {
  readonly today: readonly PocketEntry[];
  readonly later: readonly PocketEntry[];
}

/** For how long after its end an entry is still shown: a counter may be late. */
const lateness = 2 * 3_600_000;
/** From how long before an entry on its minutes are counted. */
const nearness = 3 * 3_600_000;

/**
 * Sorts what somebody has to go to. What has begun and goes on over midnight is still of today; what is over is left out.
 */
export function pocketDays(entries: readonly PocketEntry[], now: Instant, zone: TimeZone): PocketDays {
  const ahead = entries.filter(({ end }) => end + lateness > now).toSorted((a, b) => a.at - b.at);
  const today = dayAt(now, zone);
  const isToday = ({ at }: PocketEntry) => dayAt(at, zone) <= today;
  return { today: ahead.filter(isToday), later: ahead.filter((entry) => !isToday(entry)) };
}

/** In which time something is of today: from the beginning of its day until it is over, as above. */
export const timeOfToday = (
  { at, end }: PocketEntry,
  zone: TimeZone,
): { readonly from: Instant; readonly until: Instant } => ({
  from: startOfDay(dayAt(at, zone), zone),
  until: end + lateness,
});

/**
 * In how many minutes something begins, counted up; null if it has begun, or begins in more than three hours.
 *
 * @example minutesToGo(now + 53.5 * 60_000, now) // 54
 */
export const minutesToGo = (at: Instant, now: Instant): number | null =>
  at > now && at - now <= nearness ? Math.ceil((at - now) / 60_000) : null;
