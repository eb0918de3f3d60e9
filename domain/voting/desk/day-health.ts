import type { Instant } from '../../shared/calendar-day.ts';

/** Milliseconds after which a kiosk that has not asked is silent: its page asks more than once a minute. */
const silentAfter = 180_000;
/** Milliseconds after which a copy is old: one is made each day. */
const oldAfter = 26 * 3_600_000;

/** How a kiosk is: its code was not typed yet, its page asks, or it has not asked for three minutes. */
export type KioskHealth = 'waiting' | 'on' | 'silent';

/** How a kiosk is now. `seen`: the minute in which its page asked last. */
export function kioskHealth(
  { isStarted, seen }: { readonly isStarted: boolean; readonly seen: Instant | null },
  now: Instant,
): KioskHealth {
  if (!isStarted) return 'waiting';
  return seen !== null && now - seen < silentAfter ? 'on' : 'silent';
}

/** Whether a council has a complete copy, and whether it is one of today. */
export type CopyHealth = 'none' | 'old' | 'fresh';

/** How the copies of a council are, by when the last complete one was made; null if none was noted. */
export const copyHealth = (last: Instant | null, now: Instant): CopyHealth =>
  last === null ? 'none' : now - last < oldAfter ? 'fresh' : 'old';
