import type { Instant } from '../shared/calendar-day.ts';
import type { Cents } from '../shared/money.ts';

/** The state of a settlement: `closed → approved → exported → paid`, and `returned` by the bank, to be exported again. */
export const settlementStatuses = ['closed', 'approved', 'exported', 'paid', 'returned'] as const;
/** One of these states. */
export type SettlementStatus = (typeof settlementStatuses)[number];

/** What one shop is paid for its sales of a campaign between two moments. Every cent names its sales. */
export interface ShopSettlement {
  /** Of the run, and the shop's number: `7-0419`. */
  readonly id: string;
  readonly run: number;
  readonly shop: string;
  /** Sales from the first moment on, and before the second one. */
  readonly from: Instant;
  readonly until: Instant;
  readonly amount: Cents;
  /** What earlier runs carried into it: never above 0. */
  readonly carried: Cents;
  /** What of it the council bears of vouchers that were used twice without a line; runs of before do not say it. */
  readonly borne?: Cents;
  readonly status: SettlementStatus;
  /** Why the bank gave it back; empty if it did not. */
  readonly reason: string;
}

/** The settlements of a campaign that were closed together. */
export interface SettlementRun {
  readonly number: number;
  readonly until: Instant;
  /** Shops that owe more than they are owed, since sales were taken back after they were settled: cents below 0. */
  readonly carried: Readonly<Record<string, Cents>>;
  /** What the council bears of each shop in all settlements up to this run. */
  readonly borne?: Readonly<Record<string, Cents>>;
}
