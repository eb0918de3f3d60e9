import type { Instant } from '../shared/calendar-day.ts';

const minute = 60_000;

/** A limit: how many comments of one person in how many milliseconds. */
const limits = [
  { most: 5, span: 10 * minute },
  { most: 30, span: 24 * 60 * minute },
] as const;

/** How far back a person's comments count. */
export const limitSpan = 24 * 60 * minute;

/**
 * From when on a person may write the next comment, by the times of those before; null: now. Five in ten minutes: the
 * sixth waits until the first of them is ten minutes old.
 */
export function nextCommentFrom(times: readonly Instant[], now: Instant): Instant | null {
  const latest = times.toSorted((a, b) => b - a);
  const waits = limits.flatMap(({ most, span }) => {
    const first = latest[most - 1];
    return first !== undefined && first + span > now ? [first + span] : [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}
