import type { Instant } from '../../shared/calendar-day.ts';
import type { Cents } from '../../shared/money.ts';

/** What a person paid over the web for their appointment. */
export interface FeePaid {
  readonly payment: string;
  readonly amount: Cents;
  readonly at: Instant;
  /** Whether it goes back: the appointment was given back, or closed and not wanted any more. */
  readonly isBack: boolean;
}
