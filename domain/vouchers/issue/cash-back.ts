import type { MoneyEntry } from '../../scarcity/ledger.ts';
import { type Cents, cents } from '../../shared/money.ts';
import type { VoucherCampaign } from '../campaign.ts';
import type { Voucher } from '../voucher.ts';

type Sold = Pick<Voucher, 'channel' | 'type' | 'payment'>;

/** What a desk gives back in cash for a voucher: its price, if a desk sold it; 0 if it was given, or paid over the web. */
export function cashOf({ types }: Pick<VoucherCampaign, 'types'>, { channel, type, payment }: Sold): Cents {
  const of = types.find(({ id }) => id === type);
  return channel === 'desk' && payment === null && of !== undefined ? of.price : cents(0);
}

/** The cash that waits at a desk for the holder of a voucher that they returned over the web; 0 if none does. */
export function cashOwed(
  campaign: Pick<VoucherCampaign, 'types'>,
  voucher: Sold & Pick<Voucher, 'ended'>,
): Cents {
  const { ended } = voucher;
  return ended?.kind === 'returned' && ended.cash === undefined ? cashOf(campaign, voucher) : cents(0);
}

/** The money of cash that is given back. It sums to 0. */
export const cashBackMoney = (amount: Cents): readonly MoneyEntry[] => [
  { kind: 'cents', account: 'holders', amount },
  { kind: 'cents', account: 'cash', amount: cents(0 - amount) },
];

/**
 * The number of a receipt, by the name of the voucher at desks.
 *
 * @example receiptNumber('9b1f0c77ad20e6f1') // 'R-9B1F0C77AD'
 */
export const receiptNumber = (name: string): string => `R-${name.slice(0, 10).toUpperCase()}`;
