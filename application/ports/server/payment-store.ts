import type { Payment } from '#domain/payments/payment.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Payments begun. Only a provider's word turns one to paid; a request spends it (RequestStore). */
export interface PaymentStore {
  keep(payment: Payment, token: string): Promise<void>;
  find(realm: RealmId, id: string): Promise<Payment | null>;
  /** The payment that a page's token opens. */
  byToken(realm: RealmId, token: string): Promise<Payment | null>;
  /** What the provider says of a payment that is not settled; one that is paid or used stays so. */
  settle(realm: RealmId, id: string, status: 'pay' | 'refused'): Promise<Payment | null>;
}
