import { type Cents, cents, sumOfMoney } from '../../shared/money.ts';
import type { OfflineRule, VoucherCampaign } from '../campaign.ts';
import type { OfflineSale, SaleLine } from '../sale.ts';
import type { OfflineSum } from './allowance.ts';

/** The lines of a sale that another one has. */
export const lostLinesOf = ({ offline }: { readonly offline: OfflineSale | null }): readonly SaleLine[] =>
  offline === null ? [] : offline.lost;

/** What of a sale was used twice: how many vouchers, and what that is worth. */
export function lossOfSale(sale: { readonly offline: OfflineSale | null }): OfflineSum {
  const lost = lostLinesOf(sale);
  return { vouchers: lost.length, amount: sumOfMoney(lost.map(({ amount }) => amount)) };
}

/** What the shop is owed for a sale that stands. */
export const owedForSale = ({
  lines,
  offline,
}: {
  readonly lines: readonly Pick<SaleLine, 'amount'>[];
  readonly offline: OfflineSale | null;
}): Cents =>
  cents(sumOfMoney(lines.map(({ amount }) => amount)) + (offline === null ? 0 : offline.corrected));

/** Who bears what a sale loses: the campaign says it, and the shop if the sale came late. */
export const bearerOf = (
  { offline }: Pick<VoucherCampaign, 'offline'>,
  isLate: boolean,
): OfflineRule['bearer'] => (offline === null || isLate ? 'shop' : offline.bearer);
