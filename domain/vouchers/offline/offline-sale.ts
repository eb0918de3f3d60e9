import type { Instant } from '../../shared/calendar-day.ts';
import { type Cents, cents, sumOfMoney } from '../../shared/money.ts';
import type { OfflineRule } from '../campaign.ts';
import type { OfflineSum } from './allowance.ts';
import type { SaleLine } from '../sale.ts';

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

/** What of a sale was used twice: how many vouchers, and what that is worth. */
export const lossOfSale = ({ offline }: { readonly offline: OfflineSale | null }): OfflineSum => {
  const lost = offline?.lost ?? [];
  return { vouchers: lost.length, amount: sumOfMoney(lost.map(({ amount }) => amount)) };
};

/** What the shop is owed for a sale that stands. */
export const owedForSale = ({
  lines,
  offline,
}: {
  readonly lines: readonly Pick<SaleLine, 'amount'>[];
  readonly offline: OfflineSale | null;
}): Cents => cents(sumOfMoney(lines.map(({ amount }) => amount)) + (offline?.corrected ?? 0));
