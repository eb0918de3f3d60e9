import type { PaymentChanger } from '#domain/office/steps/payment-steps.ts';
import type { Payment, PaymentStatus, PaymentSubject } from '#domain/payments/payment.ts';
import type { PaymentAccount, RefundState } from '#domain/payments/refund.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Either } from '#domain/shared/result.ts';

/** A payment with the token that opens its page. */
export interface OpenPayment {
  readonly payment: Payment;
  readonly token: string;
}

/** Which payments staff list. */
export interface PaymentFilter {
  /** Only payments for requests to these mailboxes; null: all payments, also for other subjects. */
  readonly mailboxes: readonly string[] | null;
  readonly status: PaymentStatus | null;
  /** The id of what they are for; null: anything. */
  readonly subject: string | null;
  /** Begun at this moment or later; null: at any time. */
  readonly from: Instant | null;
  /** Begun before this moment; null: at any time. */
  readonly until: Instant | null;
  /** Part of the order, or the complete public number of the request; null: any. */
  readonly text: string | null;
  /** Only payments whose last refund is in this state: it waits for the word of the bank, or was refused. Null: any. */
  readonly lastRefund: RefundState | null;
}

/** How many payments are in a state, what they ask for and what was returned of them. */
export interface StateTotal {
  readonly status: PaymentStatus;
  readonly count: number;
  readonly amount: Cents;
  readonly returned: Cents;
}

/** One page of payments, the latest first. */
export interface PaymentList {
  readonly items: readonly Payment[];
  readonly total: number;
  /** Of each state that has payments, whatever state the filter names; in the order of their names. */
  readonly totals: readonly StateTotal[];
}

/** Which payments are compared with a list of the bank. */
export interface BooksQuery {
  /** Begun or settled, or a refund of it asked for, in this time: `until` is no longer in it. */
  readonly from: Instant;
  readonly until: Instant;
  /** And these, whenever that was. */
  readonly orders: readonly string[];
}

/**
 * Payments begun, with their refunds. A provider's word or staff change them; a request spends one (RequestStore).
 */
export interface PaymentStore {
  /** Stores a payment that begins. */
  keep(payment: Payment, token: string): Promise<void>;
  find(realm: RealmId, id: string): Promise<Payment | null>;
  /** A payment with its refunds. */
  account(realm: RealmId, id: string): Promise<PaymentAccount | null>;
  /** The payment that a page's token opens. */
  byToken(realm: RealmId, token: string): Promise<Payment | null>;
  /**
   * What a payer began for a subject and has not used: one that is paid, else the latest. Null if there is none, also
   * for payments that were stored without their payer. One whose money was returned is not among them.
   */
  latestOf(realm: RealmId, subject: PaymentSubject, payer: string): Promise<OpenPayment | null>;
  /**
   * Changes a payment and its refunds as they are then, with the steps of the change, one change after the other. What
   * cannot change is its subject, payer and amount. Left: why the work changed nothing, or there is no such payment.
   */
  change<R>(
    realm: RealmId,
    id: string,
    work: (before: PaymentAccount) => Either<R, PaymentAccount>,
    changer: PaymentChanger,
  ): Promise<Either<R | { readonly kind: 'unknownPayment' }, PaymentAccount>>;
  list(
    realm: RealmId,
    filter: PaymentFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<PaymentList>;
  /** The payments that a list of the bank may be about, with their refunds, in the order of their ids. */
  accounts(realm: RealmId, query: BooksQuery): Promise<readonly PaymentAccount[]>;
}
