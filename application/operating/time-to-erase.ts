import type { Clock } from '#application/ports/clock.ts';
import type { SeenTime } from '#application/ports/seen-time.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { afterReading, erasableBy, erasesFrom, type RunBeginning } from '#domain/shared/steady-time.ts';

/** Whether anything may be erased now. */
export type TimeToErase =
  /** What was due at that instant, a week ago, may go. */
  | { readonly kind: 'by'; readonly instant: Instant }
  /** The clock has not gone steadily for a week; it will have by then, as it goes now. */
  | { readonly kind: 'waits'; readonly why: RunBeginning; readonly until: Instant };

/**
 * Looks at the clock and says what may be erased for good. All erasing that hangs on time asks here: one look at a
 * wrong clock shall erase nothing (security: retention).
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
