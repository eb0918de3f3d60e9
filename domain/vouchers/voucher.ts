import type { Instant } from '../shared/calendar-day.ts';
import type { Cents } from '../shared/money.ts';

/** How a voucher came to its holder: over the web, or at a desk (paper). */
export type VoucherChannel = 'web' | 'desk';

/** Cash that a desk gave back for a voucher: under which number, by whom, and when. */
export interface CashBack {
  readonly number: string;
  readonly amount: Cents;
  readonly by: string;
  readonly at: Instant;
}

/** How a voucher ended that was its holder's: they gave it back, or the desk gave them another one for it. */
export type VoucherEnd =
  | {
      readonly kind: 'returned';
      /** Absent until a desk that sold it has given its price back, and always if it was paid over the web. */
      readonly cash?: CashBack;
    }
  | { readonly kind: 'replaced'; readonly by: string };

/** What is kept of a voucher beside its grant, which says how often it was used and until when it is valid. */
export interface Voucher {
  /** The id of its grant: twelve letters of Crockford's base 32, which can be typed. */
  readonly id: string;
  readonly type: string;
  readonly channel: VoucherChannel;
  readonly issuedAt: Instant;
  /** Its payment; null if it was given. */
  readonly payment: string | null;
  /** Absent while it can be used, or if it was used up or its time was over. */
  readonly ended?: VoucherEnd;
}
