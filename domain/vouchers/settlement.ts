import type { Instant } from '../shared/calendar-day.ts';
import type { Cents } from '../shared/money.ts';

/** The state of a settlement: `closed → sampled → approved → exported → paid | returned`. */
export const settlementStatuses = ['closed', 'sampled', 'approved', 'exported', 'paid', 'returned'] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];

/** What one shop is paid for its sales of a campaign up to a moment. Every cent names its sales. */
export interface Settlement {
  readonly id: string;
  readonly shop: string;
  readonly until: Instant;
  readonly amount: Cents;
  readonly sales: number;
  /** Ids of the sales whose evidence a person looks at. */
  readonly sample: readonly string[];
  readonly status: SettlementStatus;
  /** Who approved it: two people. */
  readonly approvedBy: readonly string[];
}
