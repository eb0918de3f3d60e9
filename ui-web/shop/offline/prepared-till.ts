import type { OfflineCampaign } from '#adapters/wire/vouchers/offline/prepare-offline.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { UnsentSale } from '#application/ports/browser/till-store.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { less, type OfflineSum } from '#domain/vouchers/offline/allowance.ts';

/** What a till got from the council beforehand, and keeps for the time without a line. */
export interface PreparedTill {
  readonly own: OwnShop;
  /** The council's clock less that of the device, in milliseconds. */
  readonly ahead: number;
  readonly campaigns: readonly OfflineCampaign[];
}

/** Now, by the council's clock. */
export const councilNow = ({ ahead }: Pick<PreparedTill, 'ahead'>, now: number): number => now + ahead;

/** What sales come to: each line is a voucher. */
export const sumOfUnsent = (sales: readonly Pick<UnsentSale, 'lines'>[]): OfflineSum => {
  const lines = sales.flatMap((sale) => sale.lines);
  return {
    vouchers: lines.length,
    amount: cents(lines.reduce((sum, { amount }) => sum + amount, 0)),
  };
};

/** What is left of the allowance of a campaign after the sales that wait; null if there is none, or if it is over. */
export function allowanceLeft(
  prepared: PreparedTill,
  campaign: string,
  { unsent, now }: { readonly unsent: readonly UnsentSale[]; readonly now: number },
): (OfflineSum & { readonly until: string; readonly from: string }) | null {
  const allowance = prepared.campaigns.find(({ id }) => id === campaign)?.allowance;
  if (!allowance || councilNow(prepared, now) >= Date.parse(allowance.until)) return null;
  const { vouchers, amount, from, until } = allowance;
  const own = unsent.filter((sale) => sale.campaign === campaign && sale.allowance === from);
  return { ...less({ vouchers, amount: amount as Cents }, sumOfUnsent(own)), from, until };
}
