import type { Instant } from '../shared/calendar-day.ts';

/** Messages that a phone did not get, one after the other, each tried until it was given up. */
export interface Unreached {
  /** When the first of them was given up. */
  readonly since: Instant;
  readonly messages: number;
}

/** Milliseconds for which a phone that gets nothing is still sent to: a push service, or a phone, may be away on holiday. */
export const unreachedFor = 14 * 86_400_000;
/** As many messages must have been given up: somebody who is told little loses nothing by one bad evening. */
export const mostUnreached = 3;

/** What is known of a phone after one more message to it was given up; null: it is given up, too. */
export function afterUnreached(before: Unreached | undefined, now: Instant): Unreached | null {
  const since = before?.since ?? now;
  const messages = (before?.messages ?? 0) + 1;
  return messages >= mostUnreached && now - since >= unreachedFor ? null : { since, messages };
}
