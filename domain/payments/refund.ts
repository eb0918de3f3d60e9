import type { Instant } from '../shared/calendar-day.ts';
import { type Cents, cents } from '../shared/money.ts';
import { type Either, left, map, right } from '../shared/result.ts';
import { leftOf, type Payment } from './payment.ts';
import type { Till } from './till.ts';
import { type BankWord, type Settlement, settledFrom, settlementOf } from './settling.ts';

/**
 * The states of a refund. Of one that is `asked` it is not known whether the bank has made it: the answer was lost, or is
 * still on its way. It is never sent again.
 */
export const refundStates = ['asked', 'done', 'refused'] as const;
/** One state of a refund. */
export type RefundState = (typeof refundStates)[number];

/** Money of a payment that is returned to the payer. */
export interface Refund {
  /** 1, 2, 3 … of its payment. */
  readonly number: number;
  /** Made by the person who asks: the same key again is the same refund. */
  readonly key: string;
  readonly amount: Cents;
  readonly state: RefundState;
  /** The member of staff who asked for it. */
  readonly by: string;
  readonly askedAt: Instant;
  /** When it was done or refused; null until then. */
  readonly endedAt: Instant | null;
}

/** A payment with its refunds, the first one first. */
export interface PaymentAccount {
  readonly payment: Payment;
  readonly refunds: readonly Refund[];
}

const returnedOf = (refunds: readonly Refund[]): Cents =>
  cents(refunds.reduce((sum, { amount, state }) => sum + (state === 'refused' ? 0 : amount), 0));

const withRefunds = ({ payment }: PaymentAccount, refunds: readonly Refund[]): PaymentAccount => ({
  payment: { ...payment, returned: returnedOf(refunds) },
  refunds,
});

/** What a till says of a payment, and when. */
export interface TillWord {
  readonly word: BankWord;
  readonly till: Till;
  readonly at: Instant;
}

/**
 * The payment after a till has said something of it; the same object if nothing changes, as for a notice that comes
 * again.
 */
export function settledByTill(account: PaymentAccount, { word, till, at }: TillWord): PaymentAccount {
  const { payment } = account;
  const status: Settlement = settlementOf(payment, word);
  if (!settledFrom[status].includes(payment.status)) return account;
  const money = word.kind === 'paid' ? { till, taken: word.cents === null ? null : cents(word.cents) } : {};
  return { ...account, payment: { ...payment, ...money, status, settledAt: at } };
}

/**
 * The payment after staff have decided about one in review: it counts as paid, whatever was taken, or as not paid. Left: it
 * is not in review.
 */
export const settledByStaff = (
  account: PaymentAccount,
  { to, at }: { readonly to: 'pay' | 'refused'; readonly at: Instant },
): Either<{ readonly kind: 'notInReview' }, PaymentAccount> =>
  account.payment.status === 'review'
    ? right({ ...account, payment: { ...account.payment, status: to, settledAt: at } })
    : left({ kind: 'notInReview' });

/**
 * The payment in review after the list of the bank has decided about it: it took exactly what was asked for, or nothing.
 * Left: it is not in review.
 */
export const settledByList = (
  account: PaymentAccount,
  { to, at }: { readonly to: 'pay' | 'refused'; readonly at: Instant },
): Either<{ readonly kind: 'notInReview' }, PaymentAccount> =>
  map(({ payment, refunds }: PaymentAccount): PaymentAccount => {
    const money =
      to === 'pay' ? ({ till: 'bank', taken: payment.amount } as const) : { till: null, taken: null };
    return { payment: { ...payment, ...money }, refunds };
  })(settledByStaff(account, { to, at }));

/** Why a refund is not asked for. */
export type RefundRefusal =
  /** More than is left, or not a positive amount; `most` is what is left, in cents. */
  | { readonly kind: 'refundTooMuch'; readonly most: number }
  /** Another one waits for the word of the bank: without it nobody knows what is left. */
  | { readonly kind: 'refundWaits' };

/** What is asked for. */
export type RefundAsked = Pick<Refund, 'key' | 'amount' | 'by' | 'askedAt'>;

/**
 * The payment with one refund more. A refund that was asked for under the same key is not asked for again: the same
 * object is given back.
 */
export function withRefund(
  account: PaymentAccount,
  asked: RefundAsked,
): Either<RefundRefusal, PaymentAccount> {
  const { payment, refunds } = account;
  if (refunds.some(({ key }) => key === asked.key)) return right(account);
  if (refunds.some(({ state }) => state === 'asked')) return left({ kind: 'refundWaits' });
  const most = leftOf(payment);
  if (asked.amount <= 0 || asked.amount > most) return left({ kind: 'refundTooMuch', most });
  const refund: Refund = { ...asked, number: refunds.length + 1, state: 'asked', endedAt: null };
  return right(withRefunds(account, [...refunds, refund]));
}

/**
 * How a refund ended, and who says so. Of one that was refused the bank may say that it was made after all; staff, that the
 * money went back another way, if so much is left.
 */
export interface RefundEnd {
  readonly number: number;
  readonly state: 'done' | 'refused';
  readonly isBank: boolean;
  readonly at: Instant;
}

/** The payment after the end of a refund; the same object if nothing changes. Left: it has no such refund. */
export function withRefundEnded(
  account: PaymentAccount,
  { number, state, isBank, at }: RefundEnd,
): Either<{ readonly kind: 'unknownRefund' }, PaymentAccount> {
  const found = account.refunds.find((one) => one.number === number);
  if (found === undefined) return left({ kind: 'unknownRefund' });
  const isMadeAfterAll = found.state === 'refused' && state === 'done';
  const isReplaced =
    found.state === 'asked' || (isMadeAfterAll && (isBank || found.amount <= leftOf(account.payment)));
  if (!isReplaced) return right(account);
  const ended = account.refunds.map((one) => (one === found ? { ...one, state, endedAt: at } : one));
  return right(withRefunds(account, ended));
}
