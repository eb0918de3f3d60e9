import type { Instant } from '../../shared/calendar-day.ts';
import type { VoucherSale } from '../sale.ts';

/** How long a shop can take a sale back by itself. */
export const reversalLasts = 15 * 60_000;

/** Why a sale is not taken back. */
export type ReversalFault =
  | { readonly kind: 'reversedBefore' }
  /** A settlement pays it already. */
  | { readonly kind: 'settled' }
  /** Only staff take it back now, with a reason. */
  | { readonly kind: 'tooLate' }
  | { readonly kind: 'noReason' };

/** Who takes a sale back: the shop itself, or staff with a reason. */
export type Reverser = { readonly kind: 'shop' } | { readonly kind: 'staff'; readonly reason: string };

/** Why a sale is not taken back at a moment; null if it can be. */
export function reversalFault(
  { at: finished, status, settlement }: Pick<VoucherSale, 'at' | 'status' | 'settlement'>,
  by: Reverser,
  at: Instant,
): ReversalFault | null {
  if (status === 'reversed') return { kind: 'reversedBefore' };
  if (settlement !== null) return { kind: 'settled' };
  if (by.kind === 'staff') return by.reason.trim() === '' ? { kind: 'noReason' } : null;
  return at < finished + reversalLasts ? null : { kind: 'tooLate' };
}
