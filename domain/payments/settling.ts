import type { Instant } from '../shared/calendar-day.ts';
import type { Cents } from '../shared/money.ts';
import { isStillPaid, type Payment, type PaymentStatus } from './payment.ts';

/** What a bank says of a payment: that it took an amount, or that it refused. `cents` is null in another currency. */
export type BankWord =
  | { readonly kind: 'paid'; readonly cents: number | null }
  | { readonly kind: 'refused' };

/** A state that the bank's word gives a payment. */
export type Settlement = 'pay' | 'refused' | 'review';

/**
 * What the bank's word means for a payment. If it took another amount or currency, money has moved: to call that
 * refused would be untrue, and to call it paid would sell for any price.
 *
 * @example settlementOf({ amount: 1200 }, { kind: 'paid', cents: 1 }) // 'review'
 */
export function settlementOf({ amount }: { readonly amount: Cents }, word: BankWord): Settlement {
  if (word.kind === 'refused') return 'refused';
  return word.cents === amount ? 'pay' : 'review';
}

/**
 * The states that a settlement replaces. A bank may refuse a card and then accept another for the same order; nothing
 * that it says later takes back that money has moved.
 */
export const settledFrom: Readonly<Record<Settlement, readonly PaymentStatus[]>> = {
  pay: ['new', 'refused', 'review'],
  review: ['new', 'refused'],
  refused: ['new'],
};

/** How long a payment goes on with the same order: longer than the page of a bank stays open. */
export const orderLife = 30 * 60_000;

/**
 * Whether a payer who begins a payment goes on with this one. One that was paid is not paid again, unless the money was
 * returned. One that is open
 * keeps its order, which the bank charges once at most; a new order beside it could be a second charge.
 */
export function goesOn(
  payment: Pick<Payment, 'status' | 'amount' | 'createdAt' | 'taken' | 'returned'>,
  now: { readonly amount: Cents; readonly at: Instant },
): boolean {
  const { status, amount, createdAt } = payment;
  if (status === 'pay') return isStillPaid(payment);
  if (status === 'used' || now.at - createdAt >= orderLife) return false;
  return status === 'review' || amount === now.amount;
}
