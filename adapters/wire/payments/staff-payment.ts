import * as t from 'io-ts';
import {
  leftOf,
  type Payment,
  type PaymentStatus,
  type PaymentSubject,
  paymentStatuses,
  subjectKinds,
} from '#domain/payments/payment.ts';
import { applicationOfSubject } from '#domain/registrations/money/fee-subject.ts';
import { type PaymentAccount, type Refund, refundStates } from '#domain/payments/refund.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';
import { stepWire } from '../steps/step.ts';

const status = wordOf(paymentStatuses);

/** A payment as staff read it. All amounts are euros. */
export const listedPaymentWire = t.type({
  _id: t.string,
  /** What it is for; the id of a request is its mailbox, of others it is the venue or the campaign. */
  subject: t.type({ kind: wordOf(subjectKinds), id: t.string }),
  /** Which part of a fee, from 1 on; null: no part that has a day of its own. */
  part: nullable(t.number),
  /** The public number of the request that it was spent on. */
  request: nullable(t.string),
  concept: localizedText,
  status,
  amount: t.number,
  /** What was taken; null if nothing was, if it was another currency, or if it is not known. */
  taken: nullable(t.number),
  /** The sum of its refunds, without those that were refused. */
  returned: t.number,
  /** What can still be returned. */
  left: t.number,
  till: nullable(wordOf(['bank', 'sandbox'])),
  createdAt: t.string,
  settledAt: nullable(t.string),
});

/** A refund; of one that is `asked` it is not known yet whether the bank has made it. */
export const refundWire = t.type({
  number: t.number,
  amount: t.number,
  state: wordOf(refundStates),
  by: t.string,
  askedAt: t.string,
  endedAt: nullable(t.string),
});

/** A payment with its refunds. `unsent`: mails about a refund that could not be sent. */
export const staffPaymentWire = t.intersection([
  listedPaymentWire,
  t.type({ refunds: t.array(refundWire) }),
  t.partial({ unsent: t.number }),
]);

/** A payment with its refunds and its history. */
export const paymentHistoryWire = t.intersection([staffPaymentWire, t.type({ steps: t.array(stepWire) })]);

/** A page of payments, with the totals of each state. */
export const paymentListWire = t.type({
  items: t.array(listedPaymentWire),
  itemsCount: t.number,
  totals: t.array(t.type({ status, count: t.number, amount: t.number, returned: t.number })),
});

const dateOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What a payment is for, without the key that its holder has: it is the last part of the id, or stands before that of a fee. */
function writeSubject(subject: PaymentSubject) {
  const { kind, id } = subject;
  const part = applicationOfSubject(subject)?.part ?? null;
  const keyed = part === null ? id : id.slice(0, id.lastIndexOf('/'));
  const of = kind === 'request' ? id : keyed.slice(0, Math.max(0, keyed.lastIndexOf('/')));
  return { subject: { kind, id: of }, part };
}

export function writeListedPayment(payment: Payment) {
  const { id: _id, subject, request, concept, status: state, till, taken } = payment;
  return {
    _id,
    ...writeSubject(subject),
    request,
    concept,
    status: state,
    amount: payment.amount / 100,
    taken: taken === null ? null : taken / 100,
    returned: payment.returned / 100,
    left: leftOf(payment) / 100,
    till,
    createdAt: new Date(payment.createdAt).toISOString(),
    settledAt: dateOrNull(payment.settledAt),
  };
}

const writeRefund = ({ number, amount, state, by, askedAt, endedAt }: Refund) => ({
  number,
  amount: amount / 100,
  state,
  by,
  askedAt: new Date(askedAt).toISOString(),
  endedAt: dateOrNull(endedAt),
});

export const writeStaffPayment = ({ payment, refunds }: PaymentAccount) => ({
  ...writeListedPayment(payment),
  refunds: refunds.map(writeRefund),
});

interface ListedPayments {
  readonly items: readonly Payment[];
  readonly total: number;
  readonly totals: readonly {
    readonly status: PaymentStatus;
    readonly count: number;
    readonly amount: number;
    readonly returned: number;
  }[];
}

export const writePaymentList = ({ items, total, totals }: ListedPayments) => ({
  items: items.map(writeListedPayment),
  itemsCount: total,
  totals: totals.map(({ status: state, count, amount, returned }) => ({
    status: state,
    count,
    amount: amount / 100,
    returned: returned / 100,
  })),
});
