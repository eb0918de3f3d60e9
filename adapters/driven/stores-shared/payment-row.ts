import type { PaymentFilter, StateTotal } from '#application/ports/server/payment-store.ts';
import { type Payment, paymentStatuses, subjectKinds } from '#domain/payments/payment.ts';
import { type PaymentAccount, type Refund, refundStates } from '#domain/payments/refund.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of payments and refunds, the same in both databases. */

const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const centsOrNull = (value: unknown): Cents | null => {
  const read = numberOrNull(value);
  return read === null ? null : cents(read);
};

export function paymentOf(row: AnyRow): Payment {
  const status = paymentStatuses.find((one) => one === row['status']);
  const till = row['till'];
  return {
    id: String(row['id']),
    realm: String(row['realm']) as RealmId,
    subject: {
      kind: subjectKinds.find((one) => one === row['subject']) ?? 'request',
      id: String(row['subject_id']),
    },
    payer: textOrNull(row['payer']),
    amount: cents(Number(row['amount'])),
    concept: JSON.parse(String(row['concept'])) as LocalizedText,
    status: status ?? 'refused',
    createdAt: Number(row['created']),
    settledAt: numberOrNull(row['settled']),
    till: till === 'bank' || till === 'sandbox' ? till : null,
    taken: centsOrNull(row['taken']),
    returned: cents(Number(row['returned'])),
    request: textOrNull(row['request']),
  };
}

export const refundOf = (row: AnyRow): Refund => ({
  number: Number(row['number']),
  key: String(row['sender_key']),
  amount: cents(Number(row['amount'])),
  state: refundStates.find((one) => one === row['state']) ?? 'asked',
  by: String(row['by_whom']),
  askedAt: Number(row['asked']),
  endedAt: numberOrNull(row['ended']),
});

/** What changes of a payment, in the order of `changedPaymentColumns`. */
export const changedPaymentValues = ({ status, till, taken, returned, settledAt }: Payment) =>
  [status, till, taken, returned, settledAt] as const;

/** The columns of a refund, in the order of the table. */
export const refundValues = ({ realm, id }: Payment, refund: Refund) =>
  [
    realm,
    id,
    refund.number,
    refund.key,
    refund.amount,
    refund.state,
    refund.by,
    refund.askedAt,
    refund.endedAt,
  ] as const;

/** The refunds that are new or changed. */
export const changedRefunds = (before: readonly Refund[], after: readonly Refund[]): readonly Refund[] =>
  after.filter((refund) => !before.includes(refund));

export const stateTotalOf = (row: AnyRow): StateTotal => ({
  status: paymentStatuses.find((one) => one === row['status']) ?? 'refused',
  count: Number(row['n']),
  amount: cents(Number(row['amount'])),
  returned: cents(Number(row['returned'])),
});

/** Whether a payment still pays for its subject, as `isStillPaid` says it. */
export const stillPaidSql = '(returned = 0 OR coalesce(taken, amount) - returned >= amount)';

/** How many payments a list has, whatever states they are in. */
export const countIn = (totals: readonly StateTotal[], status: PaymentFilter['status']): number =>
  totals.reduce((sum, one) => sum + (status === null || one.status === status ? one.count : 0), 0);

/** Payments with their refunds, from the rows of both tables. */
export function paymentAccountsOf(
  payments: readonly AnyRow[],
  refunds: readonly AnyRow[],
): readonly PaymentAccount[] {
  const byPayment = Map.groupBy(refunds, (row) => String(row['payment']));
  return payments.map((row) => {
    const payment = paymentOf(row);
    return { payment, refunds: (byPayment.get(payment.id) ?? []).map(refundOf) };
  });
}

/** A text as a part of a pattern of LIKE with `\\` as its escape. */
export const likePattern = (text: string | null): string | null =>
  text === null ? null : `%${text.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
