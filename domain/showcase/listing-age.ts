import {
  addDays,
  dayAt,
  type Instant,
  instantAt,
  type TimeZone,
  weekdayOfDay,
} from '../shared/calendar-day.ts';

const dayLength = 86_400_000;
/** Milliseconds after which a listing that was not confirmed says so. */
export const staleAfter = 90 * dayLength;
/** Milliseconds after which a listing that was not confirmed is hidden. */
export const hiddenAfter = 180 * dayLength;

/** Whether what a listing says can be relied on: `stale` after 90 days without a confirmation, `hidden` after 180. */
export type ListingAge = 'fresh' | 'stale' | 'hidden';

/** How old the last confirmation of a listing is. */
export function ageOfListing(confirmed: Instant, now: Instant): ListingAge {
  if (now - confirmed >= hiddenAfter) return 'hidden';
  return now - confirmed >= staleAfter ? 'stale' : 'fresh';
}

/** How many whole days ago a listing was confirmed. */
export const daysUnconfirmed = (confirmed: Instant, now: Instant): number =>
  Math.max(0, Math.floor((now - confirmed) / dayLength));

/** The hour of Monday at which shops are asked, and the days for which nobody is asked again. */
const hourOfAsking = 9;
const restDays = 3;

/** When a shop is asked next whether all still holds: on a Monday at 9:00 by the clock of the town, in four to ten days. */
export function nextAsking(now: Instant, zone: TimeZone): Instant {
  const rested = addDays(dayAt(now, zone), restDays);
  const monday = addDays(rested, 7 - weekdayOfDay(rested));
  return instantAt(monday, hourOfAsking * 3600, zone);
}
