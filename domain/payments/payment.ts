import type { Instant } from '../shared/calendar-day.ts';
import type { RealmId } from '../shared/ids.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';

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
}

/**
 * Whether a payment can be spent on a subject by a payer: it is paid, for this very subject, and theirs. The number of
 * a payment is on bank slips, so that knowing it must not be enough.
 */
export const canBeSpent = ({ status, subject, payer }: Payment, on: PaymentSubject, by: string): boolean =>
  status === 'pay' && subject.kind === on.kind && subject.id === on.id && (payer === null || payer === by);
