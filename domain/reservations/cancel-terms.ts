import type { Instant } from '../shared/calendar-day.ts';
import { type Cents, cents } from '../shared/money.ts';

/** Who gives a reservation back so many hours before it begins, or earlier, gets this part of its price. */
export interface CancelTerm {
  readonly hours: number;
  /** Of a hundred. */
  readonly percent: number;
}

/** What goes back to the payer, and what the council keeps: together what was paid. */
export interface ReservationReturn {
  readonly refund: Cents;
  readonly kept: Cents;
}

const hour = 3_600_000;

/** The percentage of the price that goes back at a moment; 0 once the reservation has begun. */
export function percentBack(
  terms: readonly CancelTerm[],
  { start, at }: { readonly start: Instant; readonly at: Instant },
): number {
  if (at >= start) return 0;
  const met = terms.filter(({ hours }) => start - at >= hours * hour);
  return met.toSorted((one, other) => other.hours - one.hours)[0]?.percent ?? 0;
}

/**
 * What of a price goes back. The deposit always does; of the rest, what the percentage gives, parts of a cent being kept.
 *
 * @example returnOf({ total: cents(801), deposit: cents(0) }, 50) // { refund: 400, kept: 401 }
 */
export function returnOf(
  paid: { readonly total: Cents; readonly deposit: Cents },
  percent: number,
): ReservationReturn {
  const price = paid.total - paid.deposit;
  const refund = paid.deposit + Math.floor((price * percent) / 100);
  return { refund: cents(refund), kept: cents(paid.total - refund) };
}
