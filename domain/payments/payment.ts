import type { Instant } from '../shared/calendar-day.ts';
import type { RealmId } from '../shared/ids.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import { type Cents, cents } from '../shared/money.ts';
import type { Till } from './till.ts';

/**
 * `pay` is the specification's word for paid; `used` is a payment that was spent on its subject; of one in `review` the
 * bank took another amount than was asked for, so that staff must look at it.
 */
export const paymentStatuses = ['new', 'pay', 'refused', 'review', 'used'] as const;
/** One state of a payment. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What can be paid for: a request to a mailbox, a hold on scarce goods, an order, a voucher, a fee. */
export const subjectKinds = ['request', 'hold', 'order', 'voucher', 'fee'] as const;
/** One kind of what can be paid for. */
export type SubjectKind = (typeof subjectKinds)[number];

/** What a payment is for, and can be spent on. The `id` of a request is its mailbox: the request itself comes later. */
export interface PaymentSubject {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** A payment for one subject by one payer. Amount and concept are the council's, never the payer's. */
export interface Payment {
  readonly id: string;
  readonly realm: RealmId;
  readonly subject: PaymentSubject;
  /** The user whose session began it; null for payments of earlier versions, which did not store it. */
  readonly payer: string | null;
  readonly amount: Cents;
  readonly concept: LocalizedText;
  readonly status: PaymentStatus;
  readonly createdAt: Instant;
  /** When its state last changed; null if it never did, or before this was stored. */
  readonly settledAt: Instant | null;
  /** Who took the money; null if nobody did, or if that was not stored. A refund must come from the same till. */
  readonly till: Till | null;
  /** What was taken; null if nothing was, if it was another currency, or if that was not stored. */
  readonly taken: Cents | null;
  /** The sum of its refunds, without those that were refused. */
  readonly returned: Cents;
  /** The public number of the request that it was spent on; null if it was not. */
  readonly request: string | null;
}

/** A payment as it begins. */
export const newPayment = (
  begun: Pick<Payment, 'id' | 'realm' | 'subject' | 'payer' | 'amount' | 'concept' | 'createdAt'>,
): Payment => ({
  ...begun,
  status: 'new',
  settledAt: null,
  till: null,
  taken: null,
  returned: cents(0),
  request: null,
});

/**
 * What was taken for a payment. One of an earlier version that is paid does not say it: then it is what was asked for.
 *
 * @example takenOf({ status: 'pay', amount: 1200, taken: null }) // 1200
 */
export function takenOf({ status, amount, taken }: Pick<Payment, 'status' | 'amount' | 'taken'>): Cents {
  if (taken !== null) return taken;
  return status === 'pay' || status === 'used' ? amount : cents(0);
}

/** How much of a payment can still be returned. */
export const leftOf = (payment: Pick<Payment, 'status' | 'amount' | 'taken' | 'returned'>): Cents =>
  cents(Math.max(0, takenOf(payment) - payment.returned));

/**
 * Whether a payment still pays for its subject: nothing was returned, or only what was taken too much. What is on its way
 * back counts as returned.
 */
export const isStillPaid = (payment: Pick<Payment, 'status' | 'amount' | 'taken' | 'returned'>): boolean =>
  payment.returned === 0 || leftOf(payment) >= payment.amount;

/**
 * Whether a payment can be spent on a subject by a payer: it is paid and not returned, for this very subject, and
 * theirs. The number of a payment is on bank slips, so that knowing it must not be enough.
 */
export function canBeSpent(payment: Payment, on: PaymentSubject, by: string): boolean {
  const { status, subject, payer } = payment;
  const isFor = subject.kind === on.kind && subject.id === on.id;
  return status === 'pay' && isFor && (payer === null || payer === by) && isStillPaid(payment);
}
