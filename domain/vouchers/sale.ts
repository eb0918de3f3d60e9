import type { Instant } from '../shared/calendar-day.ts';
import type { Cents } from '../shared/money.ts';
import type { IdentityProof, OfflineRule } from './campaign.ts';

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

/** What a sale that was made without a line has beside the others. */
export interface OfflineSale {
  /** When it was made, by the device. The moment of the sale is the one at which it came. */
  readonly madeAt: Instant;
  /** When the allowance was reserved by which it was made. */
  readonly reserved: Instant;
  /** Whether it came so late that it has no place before others. */
  readonly isLate: boolean;
  /** Who bears what of it was used twice: the campaign says it, and the shop if it came late. */
  readonly bearer: OfflineRule['bearer'];
  /** What of it was used twice: uses that another sale has. */
  readonly lost: readonly SaleLine[];
  /** What the shop is owed more, or less, than when the sale came: a sale that was reserved earlier came after it. */
  readonly corrected: Cents;
  /** Whether its vouchers are not of the person who was proved: without a line nobody could compare. */
  readonly isOtherPerson: boolean;
}

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
