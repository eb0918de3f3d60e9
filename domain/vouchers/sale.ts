import type { Instant } from '../shared/calendar-day.ts';
import type { Cents } from '../shared/money.ts';
import type { IdentityProof } from './campaign.ts';
import type { OfflineSale } from './offline/offline-sale.ts';

/** So many uses of one voucher. */
export interface SaleLine {
  readonly voucher: string;
  readonly type: string;
  readonly uses: number;
  /** What the council owes the shop for the line: the face of its uses. */
  readonly amount: Cents;
}

/** What proves a sale: the ticket's photo, and whose voucher it was by the campaign's rule. */
export interface SaleEvidence {
  /** The id of the stored picture, and the hash of its bytes. */
  readonly ticket: string;
  readonly ticketHash: string;
  /** Whether the same picture had come before: a person looks at the sale when it is settled. */
  readonly isRepeated: boolean;
  readonly identity: IdentityProof;
  /** The id of the encrypted photo; null under the other rules. */
  readonly photo: string | null;
}

/**
 * The state of a sale. `finished`: the shop is owed for it. `reversed`: taken back. `conflicting`: made without a line
 * with a voucher that was used elsewhere too; `offline` says what was lost, and who bears it.
 */
export type SaleStatus = 'finished' | 'reversed' | 'conflicting';

/** One purchase in a shop, partly paid with vouchers. */
export interface VoucherSale {
  readonly id: string;
  /** As the receipt shows it: `B-0419-77`. */
  readonly number: string;
  readonly shop: string;
  readonly device: string;
  readonly at: Instant;
  /** What the purchase came to. */
  readonly price: Cents;
  readonly lines: readonly SaleLine[];
  readonly evidence: SaleEvidence;
  readonly status: SaleStatus;
  /** What it has beside the others if it was made without a line, and came later; null if there was one. */
  readonly offline: OfflineSale | null;
  /** The settlement that pays it; null while none was closed over it. */
  readonly settlement: string | null;
  /** When and by whom it was taken back: by the shop, or by staff with a reason. */
  readonly reversal: { readonly at: Instant; readonly by: string; readonly reason: string } | null;
}
