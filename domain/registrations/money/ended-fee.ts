import { type ReservationReturn, returnOf } from '../../reservations/cancel-terms.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { type Cents, cents } from '../../shared/money.ts';
import type { Application } from '../applicants/application.ts';
import { isUnpaidPart } from './late-parts.ts';
import { dueOfParts, endedParts, keptOfParts } from './fee-parts.ts';

type Paid = Pick<Application, 'fee' | 'parts' | 'payment'>;

/** What was paid for a place. */
export const paidOfFee = ({ fee, parts, payment }: Paid): Cents =>
  parts.length > 0 ? keptOfParts(parts) : cents(payment === null ? 0 : fee);

/** Whether all that a place costs is paid: of what staff forgave, or is not asked for any more, nothing is missing. */
export const isFeePaid = ({ payment, parts }: Pick<Application, 'payment' | 'parts'>): boolean =>
  parts.length > 0
    ? !parts.some(isUnpaidPart) && parts.some((part) => part.payment !== null)
    : payment !== null;

/**
 * The money of a place that ends at a moment, of whose fee so many per cent are given back. Of a fee in parts that is a part of
 * what was due by then: no other part is asked for, what was paid too much goes back, and what is missing stays owed.
 */
export function endedFee(
  application: Paid,
  percent: number,
  at: Instant,
): { readonly back: ReservationReturn; readonly parts: Paid['parts'] } {
  const { parts } = application;
  if (parts.length === 0)
    return { back: returnOf({ total: paidOfFee(application), deposit: cents(0) }, percent), parts };
  const owed = returnOf({ total: dueOfParts(parts, at), deposit: cents(0) }, percent).kept;
  const ended = endedParts(parts, owed);
  const kept = keptOfParts(ended);
  return { back: { refund: cents(keptOfParts(parts) - kept), kept }, parts: ended };
}

/** Money that goes back of a payment. */
export interface FeeRefund {
  readonly payment: string;
  readonly amount: Cents;
  /** What tells it from the other refunds of its application: nothing, or the number of its part. */
  readonly name: string;
}

/** What goes back of the payments of a place that has ended. */
export function refundsOfFee({
  payment,
  back,
  parts,
}: Pick<Application, 'payment' | 'back' | 'parts'>): readonly FeeRefund[] {
  const whole = payment === null || back === null ? [] : [{ payment, amount: back.refund, name: '' }];
  const ofParts = parts.flatMap((part) =>
    part.payment === null ? [] : [{ payment: part.payment, amount: part.returned, name: `/${part.n}` }],
  );
  return (parts.length > 0 ? ofParts : whole).filter(({ amount }) => amount > 0);
}
