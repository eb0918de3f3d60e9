import type { Instant } from '#domain/shared/calendar-day.ts';

/** The one clock. Tests turn it. */
export interface Clock {
  now(): Instant;
}
