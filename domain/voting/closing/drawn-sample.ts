import type { Instant } from '../../shared/calendar-day.ts';

/** A ballot box from which paper ballots are drawn: they are numbered from 1 on. */
export interface SampledBox {
  readonly id: string;
  readonly ballots: number;
}

/** What was found by comparing the drawn ballots with what was entered. */
export interface SampleResult {
  /** How many were entered wrongly. */
  readonly wrong: number;
  /** What was wrong, and what was done about it. */
  readonly words: string;
  readonly by: string;
  readonly at: Instant;
}

/** Paper ballots that were drawn to be checked by hand. A sample is never changed: another one is drawn after it. */
export interface DrawnSample {
  /** From 1 on. */
  readonly number: number;
  /** Public chance, typed after the ballots got their numbers. */
  readonly seed: string;
  /** Where the seed came from, in words. */
  readonly source: string;
  readonly size: number;
  readonly boxes: readonly SampledBox[];
  readonly by: string;
  readonly at: Instant;
  /** Null until it was checked. */
  readonly result: SampleResult | null;
}
