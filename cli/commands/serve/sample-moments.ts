import type { Instant } from '#domain/shared/calendar-day.ts';

/** Something that happened in the office of a sample town, and when. */
export interface SampleMoment {
  readonly at: Instant;
  readonly work: () => Promise<unknown>;
}

/** The length of a day. */
export const day = 86_400_000;

/** The moment so many days before another one. */
export const daysBefore = (now: Instant, days: number): Instant => now - Math.round(days * day);
