import type { Instant } from '#domain/shared/calendar-day.ts';

/** An answer of the council as it came. */
export interface SeenAnswer {
  readonly body: unknown;
  readonly at: Instant;
}

/**
 * Public answers of the council, by their addresses, for when it cannot be reached. Stored answers may disappear at any
 * time, and storing may fail: neither is ever reported as an error.
 */
export interface AnswerStore {
  load(address: string): Promise<SeenAnswer | null>;
  keep(address: string, answer: SeenAnswer): Promise<void>;
  remove(address: string): Promise<void>;
  /** Forgets what came at that moment or before it. */
  removeUntil(moment: Instant): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
}
