import type { Instant } from '../shared/calendar-day.ts';
import type { VoucherCampaign } from './campaign.ts';

const day = 86_400_000;

/** How long tickets are kept after everything is paid: a shop can say until then that a sale is missing. */
export const ticketsLast = 30 * day;
/** How long they are kept at most after the last day, whatever is owed still. */
export const ticketsLastAtMost = 365 * day;
/**
 * How long it is kept who had which vouchers: public aid can be claimed back for four years (Ley 38/2003, article 39), and
 * a day more for a leap year.
 */
export const marksLast = (4 * 365 + 1) * day;

/** What is known of a campaign when it is asked what of it is erased. */
export interface FinishedCampaign {
  readonly redeem: VoucherCampaign['redeem'];
  /** Whether shops are owed nothing more. */
  readonly isPaid: boolean;
  /** When its shops were settled last; null if they never were. */
  readonly settledAt: Instant | null;
}

/** What of a campaign is no longer needed at a moment. Its rules, figures, sales and ledger stay. */
export function dueOfCampaign(
  { redeem, isPaid, settledAt }: FinishedCampaign,
  at: Instant,
): { readonly tickets: boolean; readonly marks: boolean } {
  const finished = Math.max(redeem.until, settledAt ?? redeem.until);
  return {
    tickets: at >= redeem.until + ticketsLastAtMost || (isPaid && at >= finished + ticketsLast),
    marks: at >= finished + marksLast,
  };
}
