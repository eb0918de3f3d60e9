import type { Instant } from './calendar-day.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A server may be off for a long weekend. A reading further ahead of the last one is a leap. */
const longestPause = 3 * day;
/** The clocks of several processes are not quite in step. */
const outOfStep = hour;
/** How long due data waits while the clock runs steadily; longer than any step that is not a leap. */
const grace = 7 * day;

/** Why a run of readings began: there was none before, or the clock left it. */
export type RunBeginning = 'first' | 'leapt' | 'wentBack';

/** Readings of the clock, from the first to the latest, in which it neither leapt nor went back. */
export interface SteadyTime {
  readonly since: Instant;
  readonly until: Instant;
  readonly beginning: RunBeginning;
}

/**
 * The run after one more reading of the clock: the same one, or a new one where the clock left it.
 *
 * @example afterReading({ since: 0, until: day, beginning: 'first' }, 500 * day)
 * // { since: 500 * day, until: 500 * day, beginning: 'leapt' }
 */
export function afterReading(seen: SteadyTime | null, now: Instant): SteadyTime {
  const anew = (beginning: RunBeginning): SteadyTime => ({ since: now, until: now, beginning });
  if (seen === null) return anew('first');
  if (now < seen.until - outOfStep) return anew('wentBack');
  if (now > seen.until + longestPause) return anew('leapt');
  return { ...seen, until: Math.max(seen.until, now) };
}

/**
 * The instant by which what was due may be erased: a week before the latest reading, if the clock has gone steadily
 * since then. Null while it has not: erasing waits. A clock that is days ahead for a moment erases nothing too early,
 * and one that is years ahead nothing unless it stays so for a week.
 */
export function erasableBy({ since, until }: SteadyTime): Instant | null {
  const by = until - grace;
  return by < since ? null : by;
}

/** When a run will have been steady for long enough. */
export const erasesFrom = ({ since }: SteadyTime): Instant => since + grace;
