import type { Clock } from '#application/ports/clock.ts';
import type { SeenTime } from '#application/ports/server/seen-time.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { afterReading, erasableBy, erasesFrom, type RunBeginning } from '#domain/shared/steady-time.ts';

/** Whether anything may be erased now. */
export type TimeToErase =
  /** Data that was due at that instant, a week ago, may be erased. */
  | { readonly kind: 'by'; readonly instant: Instant }
  /** The clock has not gone steadily for a week; it will have by then, as it goes now. */
  | { readonly kind: 'waits'; readonly why: RunBeginning; readonly until: Instant };

/**
 * Reads the clock and says what may be erased for good. All erasing by time uses this: one reading of a wrong clock
 * must not erase anything (security: retention).
 */
export const timeToErase =
  ({ clock, seen }: { readonly clock: Clock; readonly seen: SeenTime }) =>
  async (): Promise<TimeToErase> => {
    const now = clock.now();
    const run = await seen.change((before) => afterReading(before, now));
    const instant = erasableBy(run);
    return instant === null
      ? { kind: 'waits', why: run.beginning, until: erasesFrom(run) }
      : { kind: 'by', instant };
  };
