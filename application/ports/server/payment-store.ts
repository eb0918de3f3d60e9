import type { Payment, PaymentSubject } from '#domain/payments/payment.ts';
import type { Settlement } from '#domain/payments/settling.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** A payment with the token that opens its page. */
export interface OpenPayment {
  readonly payment: Payment;
  readonly token: string;
}

/** Payments begun. Only a provider's word turns one to paid; a request spends it (RequestStore). */
export interface PaymentStore {
  keep(payment: Payment, token: string): Promise<void>;
  find(realm: RealmId, id: string): Promise<Payment | null>;
  /** The payment that a page's token opens. */
  byToken(realm: RealmId, token: string): Promise<Payment | null>;
  /**
   * What a payer began for a subject and has not used: one that is paid, else the latest. Null if there is none, also
   * for payments that were stored without their payer.
   */
  latestOf(realm: RealmId, subject: PaymentSubject, payer: string): Promise<OpenPayment | null>;
  /** What the provider says of a payment, if that replaces its state (`settledFrom`); gives the payment as it is then. */
  settle(realm: RealmId, id: string, status: Settlement): Promise<Payment | null>;
}
